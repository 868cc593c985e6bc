// Every text of the page is used somewhere, in each language. That none is missing or
// foreign in one language is what the compiler checks; here it is made sure that no area
// gets round it, that no key is left over, and that French signs stay with their words.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = new URL('../src/', import.meta.url).pathname;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'pkg' ? [] : filesIn(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

/** An object that stands there itself, or under a name given to it in the same file. */
function objectOf(node, source) {
  while (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) node = node.expression;
  if (ts.isObjectLiteralExpression(node)) return node;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const named of statement.declarationList.declarations) {
      if (named.name.getText() === node.getText() && named.initializer)
        return objectOf(named.initializer, source);
    }
  }
  return null;
}

/** The keys of each language in every call of `words({ en: …, fr: …, es: … })`. */
function areasOf(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const areas = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'words') {
      const languages = {};
      const shape = node.arguments[0] && objectOf(node.arguments[0], source);
      for (const language of shape?.properties ?? []) {
        const texts = objectOf(language.initializer ?? language.name, source);
        if (!texts) continue;
        languages[language.name.getText()] = texts.properties.map((text) =>
          text.name.getText().replace(/^['"]|['"]$/g, ''),
        );
      }
      areas.push(languages);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return areas;
}

/**
 * French texts in which a line could break before one of its double signs, or inside
 * its quotation marks.
 */
function breakableIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && / [:;!?»]|« /.test(node.text)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  const visit = (node) => {
    const isFrench = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    if (isFrench && node.name.getText() === 'fr' && node.initializer) look(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = filesIn(root);
const wordFiles = all.filter((path) => path.includes('/words/'));
const others = all.filter((path) => !path.includes('/words/')).map((path) => readFileSync(path, 'utf8'));
let faults = 0;
const fault = (text) => {
  faults += 1;
  console.error(text);
};

let texts = 0;
for (const path of wordFiles) {
  const name = path.slice(root.length);
  const own = readFileSync(path, 'utf8');
  for (const text of breakableIn(path))
    fault(`${name}: a line can break before a sign; it needs a no-break space (U+00A0): ${text}`);
  for (const { en = [], ...rest } of areasOf(path)) {
    for (const language of ['fr', 'es']) {
      const keys = rest[language];
      if (!keys) {
        fault(`${name}: no texts in ${language}`);
        continue;
      }
      for (const key of en) if (!keys.includes(key)) fault(`${name}: ${key} is missing in ${language}`);
      for (const key of keys) if (!en.includes(key)) fault(`${name}: ${key} is only in ${language}`);
    }
    for (const key of en) {
      texts += 1;
      // A key is used as `.key`, or by its name where the key is computed.
      const used = new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]`);
      const inside = new RegExp(`\\.${key}\\b`);
      if (!others.some((text) => used.test(text)) && !inside.test(own))
        fault(`${name}: ${key} is never used`);
    }
  }
}
console.log(`${texts} texts in ${wordFiles.length} areas, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
