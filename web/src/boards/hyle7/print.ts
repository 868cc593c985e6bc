/** Prints one part of the page, whatever dialog it stands in, on paper and not on a night table. */
export function printAlone(part: HTMLElement, title: string): void {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  const sheet = document.createElement('div');
  sheet.className = 'hyle-print';
  const heading = document.createElement('h1');
  heading.textContent = title;
  sheet.append(heading, part.cloneNode(true));
  document.body.append(sheet);
  root.dataset.theme = 'light';
  const restore = () => {
    sheet.remove();
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
