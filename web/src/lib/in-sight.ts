/** Scrolls a box so that a row of it is in sight, without moving the page; `above` is how much of the box a head covers. */
export function keepInSight(box: HTMLElement, row: HTMLElement | null | undefined, above = 0): void {
  if (!row) box.scrollTop = 0;
  else if (row.offsetTop - above < box.scrollTop) box.scrollTop = row.offsetTop - above;
  else if (row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = row.offsetTop + row.offsetHeight - box.clientHeight;
  }
}
