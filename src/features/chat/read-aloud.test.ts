import { expect, test } from 'vitest';
import { createReadAloud, voiceFor, type Speaker } from './read-aloud.ts';

const voice = (lang: string, localService: boolean, isDefault = false) =>
  ({ lang, localService, default: isDefault, name: lang, voiceURI: lang }) as SpeechSynthesisVoice;

function fakeSpeaker(voices: readonly SpeechSynthesisVoice[] = []) {
  const log: string[] = [];
  let end: ((ok: boolean) => void) | null = null;
  const speaker: Speaker = {
    voices: () => voices,
    speak: (text, { lang }, onEnd) => {
      log.push(`${lang}: ${text}`);
      end = onEnd;
    },
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
    cancel: () => {
      // A browser ends what it cancels.
      const was = end;
      end = null;
      was?.(false);
    },
  };
  return { speaker, log, finish: (ok = true) => end?.(ok) };
}

test('sentences are read one after the other, in the language of the reply', () => {
  const fake = fakeSpeaker([voice('th-TH', true)]);
  const reader = createReadAloud(fake.speaker);
  reader.start('a', ['One.', '  ', 'Two.'], 'en');
  expect(reader.state()).toEqual({ id: 'a', paused: false, sentence: 0 });
  fake.finish();
  expect(reader.state().sentence).toBe(1);
  fake.finish();
  expect(reader.state().id).toBeNull();
  reader.start('b', ['หนึ่ง'], 'th');
  expect(fake.log).toEqual(['en: One.', 'en: Two.', 'th-TH: หนึ่ง']);
});

test('stop is at once, and the sentence that was cut off does not go on', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud(fake.speaker);
  reader.start('a', ['One.', 'Two.'], 'en');
  reader.stop();
  fake.finish();
  expect(reader.state().id).toBeNull();
  expect(fake.log).toEqual(['en: One.']);
});

test('another reply takes the voice over', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud(fake.speaker);
  reader.start('a', ['One.', 'Two.'], 'en');
  reader.start('b', ['Three.'], 'en');
  expect(reader.state().id).toBe('b');
  fake.finish();
  expect(fake.log).toEqual(['en: One.', 'en: Three.']);
  expect(reader.state().id).toBeNull();
});

test('a pause holds its place', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud(fake.speaker);
  reader.resume();
  reader.start('a', ['One.', 'Two.'], 'en');
  reader.pause();
  reader.pause();
  expect(reader.state()).toEqual({ id: 'a', paused: true, sentence: 0 });
  reader.resume();
  expect(fake.log).toEqual(['en: One.', 'pause', 'resume']);
  expect(reader.state().paused).toBe(false);
});

test('a voice that fails ends the reading', () => {
  const fake = fakeSpeaker();
  const reader = createReadAloud(fake.speaker);
  reader.start('a', ['One.', 'Two.'], 'en');
  fake.finish(false);
  expect(reader.state().id).toBeNull();
});

test('a voice on the device comes before one that sends the words away', () => {
  const away = voice('en-US', false, true);
  const here = voice('en_GB', true);
  expect(voiceFor([away, here, voice('th-TH', true)], 'en')).toBe(here);
  expect(voiceFor([away], 'en')).toBe(away);
  expect(voiceFor([voice('eng', true)], 'en')).toBeNull();
  expect(voiceFor([away], 'th')).toBeNull();
});
