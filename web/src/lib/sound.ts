/** Small sounds, made on the spot. Off unless somebody wants them. */

import { settings } from './settings.svelte';

export type Sound = 'place' | 'slide' | 'roll' | 'refuse' | 'end';

let context: AudioContext | null = null;

/** One soft tone that dies away. */
function tone(
  at: AudioContext,
  start: number,
  pitch: number,
  length: number,
  loud: number,
  kind: OscillatorType,
) {
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.82, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}

/** A short knock of wood: noise through a narrow filter. */
function knock(at: AudioContext, start: number, pitch: number, loud: number) {
  const length = 0.06;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  }
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 4;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(start);
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const at = context;
  // A browser lets nothing sound before somebody has touched the page.
  if (at.state === 'suspended') void at.resume();
  const start = at.currentTime + 0.01;
  if (sound === 'place') knock(at, start, 900, 0.9);
  if (sound === 'slide') {
    knock(at, start, 500, 0.35);
    knock(at, start + 0.09, 800, 0.6);
  }
  if (sound === 'roll') {
    for (let bounce = 0; bounce < 6; bounce += 1) {
      knock(
        at,
        start + bounce * 0.07 + Math.random() * 0.03,
        1300 + Math.random() * 600,
        0.7 - bounce * 0.09,
      );
    }
  }
  if (sound === 'refuse') tone(at, start, 190, 0.16, 0.12, 'triangle');
  if (sound === 'end') {
    [392, 494, 587].forEach((pitch, index) => tone(at, start + index * 0.13, pitch, 0.7, 0.09, 'sine'));
  }
}
