/** Typing anywhere on the page. */

import { heinashWords } from './words/board';
import { signFor, typedNumber } from './expression';
import type { HeinashPlay } from './play.svelte';

/** Takes a key; the answer says whether it meant something here. */
export function pressKey(play: HeinashPlay, key: string): boolean {
  const waits = play.order.busy && play.task !== 'none';
  if (play.order.busy && !waits) return does(play, key);
  if (waits && !/^(Enter|Escape|Backspace|\d)$/.test(key) && signFor(key) === null) return false;
  let meant = waits;
  void play.order.do(
    () => {
      // What was under way may have led to another task, which begins with an empty line.
      if (waits) play.follow();
      meant = does(play, key) || meant;
    },
    key === 'Enter' ? 'enter' : null,
  );
  return meant;
}

function does(play: HeinashPlay, key: string): boolean {
  if (key === 'Enter') return enter(play);
  if (key === 'Escape') return play.leave();
  switch (play.task) {
    case 'calculate':
      return write(play, key);
    case 'put':
    case 'name':
      return point(play, key);
    case 'dice':
      return fill(play, key);
    default:
      return false;
  }
}

/** Does what the main button says. */
export function enter(play: HeinashPlay): boolean {
  if (play.task === 'calculate') void play.show();
  else if (play.task === 'roll') void play.roll();
  else if (play.task === 'dice') void play.sayDice();
  else if (play.task === 'put' && play.chosen !== null) void play.put(play.chosen);
  else if (play.task === 'name' && play.chosen !== null) play.name(play.chosen);
  else return false;
  return true;
}

function write(play: HeinashPlay, key: string): boolean {
  const sign = signFor(key);
  if (sign !== null) play.insert(sign);
  else if (key === 'Backspace') play.shorten();
  else return false;
  return true;
}

/** The number of a cell, digit by digit. */
function point(play: HeinashPlay, key: string): boolean {
  if (key === 'Backspace' && play.digits !== '') {
    play.digits = play.digits.slice(0, -1);
  } else if (/^\d$/.test(key)) {
    play.digits = typedNumber(play.digits, key, play.position.cells.length);
  } else {
    return false;
  }
  const number = Number(play.digits);
  const owner = play.cells.get(number)?.owner;
  play.chosen = null;
  if (owner === null) play.choose(number);
  else if (owner !== undefined) play.desk.announce(heinashWords().numberTaken(number));
  return true;
}

function fill(play: HeinashPlay, key: string): boolean {
  if (/^[1-6]$/.test(key)) {
    const next = play.typed.indexOf(null);
    if (next >= 0) play.typed[next] = Number(key);
  } else if (key === 'Backspace') {
    const last = play.typed.findLastIndex((die) => die !== null);
    if (last >= 0) play.typed[last] = null;
  } else {
    return false;
  }
  return true;
}
