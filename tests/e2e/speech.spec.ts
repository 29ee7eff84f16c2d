/**
 * Reading aloud and speaking instead of typing: every control changes what it says and survives a reload. The browser's voices and
 * its recogniser are stand-ins that write down what they are told; the microphone is a tone, recorded and measured for real.
 */
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { axeFindings, findingsInBothThemes } from '../support/e2e-axe.ts';
import { ask, enter, input, recordPage, replies } from '../support/e2e-app.ts';

type Said = { text: string; voice: string | null; rate: number; pitch: number };
type InPage = {
  said: Said[];
  utterance: EventTarget | null;
  cancelled: number;
  recogniser: EventTarget & { lang: string };
  loudness: GainNode | null;
};

/** Voices, a recogniser and a microphone that a test can look into and lead. */
const standIns = () => {
  const state: InPage = {
    said: [],
    utterance: null,
    cancelled: 0,
    recogniser: null as unknown as InPage['recogniser'],
    loudness: null,
  };
  Object.assign(globalThis, { standIns: state });
  const voice = (name: string, lang: string, localService: boolean) => ({
    name,
    lang,
    localService,
    default: false,
    voiceURI: name,
  });
  class Utterance extends EventTarget {
    text: string;
    voice: { name: string } | null = null;
    lang = '';
    rate = 1;
    pitch = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  class Synthesis extends EventTarget {
    getVoices = () => [
      voice('Ada', 'en-GB', true),
      voice('Ben', 'en-US', false),
      voice('Kanya', 'th-TH', true),
    ];
    speak = (utterance: Utterance) => {
      const { text, rate, pitch } = utterance;
      state.said.push({ text, voice: utterance.voice?.name ?? null, rate, pitch });
      state.utterance = utterance;
      utterance.dispatchEvent(new Event('start'));
    };
    cancel = () => {
      state.cancelled += 1;
      state.utterance = null;
    };
    resume = () => undefined;
  }
  Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
  class Recogniser extends EventTarget {
    lang = '';
    start() {
      state.recogniser = this;
      this.dispatchEvent(new Event('audiostart'));
    }
    stop() {
      this.dispatchEvent(new Event('end'));
    }
    abort() {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    SpeechRecognition: Recogniser,
    webkitSpeechRecognition: Recogniser,
  });
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const target = context.createMediaStreamDestination();
    tone.connect(loudness).connect(target);
    tone.start();
    state.loudness = loudness;
    return target.stream;
  };
};

const said = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => (globalThis as unknown as { standIns: InPage }).standIns.said);
/** Something happens to what is being said. */
const voiceTells = (page: Page, type: string, more: object = {}) =>
  page.evaluate(
    ([name, values]) => {
      const { utterance } = (globalThis as unknown as { standIns: InPage }).standIns;
      utterance?.dispatchEvent(Object.assign(new Event(name), values));
    },
    [type, more] as const,
  );
const hears = (page: Page, words: string) =>
  page.evaluate((transcript) => {
    const { recogniser } = (globalThis as unknown as { standIns: InPage }).standIns;
    recogniser.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
  }, words);
const setLoudness = (page: Page, gain: number) =>
  page.evaluate((value) => {
    const { loudness } = (globalThis as unknown as { standIns: InPage }).standIns;
    if (loudness !== null) loudness.gain.value = value;
  }, gain);
/** What is marked on the page as being said. */
const marked = (page: Page, name: 'spoken-word' | 'spoken-sentence'): Promise<string | null> =>
  page.evaluate((highlight) => {
    const [range] = CSS.highlights.get(highlight) ?? [];
    return range instanceof Range ? range.toString() : null;
  }, name);

const pane = (page: Page) => page.getByRole('dialog', { name: 'App Settings' });
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
};
async function openPane(page: Page, name: 'Text-to-speech' | 'Voice Input' | 'API Keys'): Promise<void> {
  if ((await pane(page).count()) === 0) {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: /Settings/ }).click();
  }
  await pane(page).getByRole('button', { name, exact: true }).click();
}
/** A switch shows what is kept: it turns once the device has it. */
async function flip(page: Page, label: string, on: boolean): Promise<void> {
  await page.getByLabel(label).click();
  await expect(page.getByLabel(label)).toBeChecked({ checked: on });
}
const slide = (page: Page, label: string, value: number) =>
  page.getByLabel(label, { exact: true }).fill(String(value));

/** A WAV file of 0.6 seconds of silence: long enough to be looked at while it plays. */
function silence(): Buffer {
  const samples = 4800;
  const file = Buffer.alloc(44 + samples, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  return file;
}

test(
  'answers are read aloud and speech becomes words, as the settings say',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await page.addInitScript(standIns);
    const toOpenAi: { path: string; body: string; key: string | undefined }[] = [];
    await page.route('https://api.openai.com/**', async (route: Route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      toOpenAi.push({
        path,
        body: request.postDataBuffer()?.toString('utf8') ?? '',
        key: (await request.allHeaders())['authorization'],
      });
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization',
      };
      if (path === '/v1/audio/speech')
        await route.fulfill({ headers, contentType: 'audio/wav', body: silence() });
      else if (path === '/v1/audio/transcriptions')
        await route.fulfill({ headers, json: { text: 'Why am I tired?' } });
      else await route.fulfill({ headers, json: { data: [] } });
    });
    await enter(page);
    const reply = await ask(page, 'What is today good for?');

    await test.step('while it is disabled nothing is read, and the button leads to where it is switched on', async () => {
      await reply.getByRole('button', { name: 'Read aloud: choose a voice in the settings' }).click();
      await expect(pane(page).getByRole('heading', { name: 'Text-to-speech' })).toBeVisible();
      await expect(page.getByLabel('Speech API')).toHaveValue('disabled');
      for (const name of [
        'Voice',
        'Speed',
        'Pitch',
        'Read new answers aloud',
        'Mark the words that are being read',
      ])
        await expect(page.getByLabel(name, { exact: true }), name).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Play a test phrase' })).toBeDisabled();
      expect(await said(page)).toEqual([]);
      expect(await findingsInBothThemes(page)).toEqual([]);
    });

    await test.step('a voice, its speed and its pitch are those of the test phrase', async () => {
      await page.getByLabel('Speech API').selectOption('Web API');
      await expect(page.getByLabel('Voice', { exact: true }).getByRole('option')).toHaveText([
        'By the language of the answer',
        'Ada',
        'Ben (over the network)',
      ]);
      await page.getByLabel('Voice', { exact: true }).selectOption('Ben (over the network)');
      await slide(page, 'Speed', 1.5);
      await slide(page, 'Pitch', 0.8);
      await expect(page.getByText('1.50 ×')).toBeVisible();
      await page.getByRole('button', { name: 'Play a test phrase' }).click();
      await expect.poll(() => said(page)).toHaveLength(1);
      expect(await said(page)).toMatchObject([{ voice: 'Ben', rate: 1.5, pitch: 0.8 }]);
      await page.getByRole('button', { name: 'Stop the test phrase' }).click();
      await expect(page.getByRole('button', { name: 'Play a test phrase' })).toBeVisible();
    });

    await test.step('all of it survives a reload', async () => {
      await page.reload();
      await expect(page.getByLabel('Speech API')).toHaveValue('web');
      await expect(page.getByLabel('Voice', { exact: true })).toHaveValue('Ben');
      await expect(page.getByLabel('Speed', { exact: true })).toHaveValue('1.5');
      await expect(page.getByLabel('Pitch', { exact: true })).toHaveValue('0.8');
      await close(page);
    });

    await test.step('an answer is read sentence by sentence, each word marked as it is said', async () => {
      await replies(page).first().getByRole('button', { name: 'Read aloud', exact: true }).click();
      await expect.poll(() => said(page)).toHaveLength(1);
      const [first] = await said(page);
      expect(first).toMatchObject({ voice: 'Ben', rate: 1.5, pitch: 0.8 });
      const [one = '', two = ''] = first?.text.split(' ') ?? [];
      await voiceTells(page, 'boundary', { name: 'word', charIndex: one.length + 1, charLength: two.length });
      await expect.poll(() => marked(page, 'spoken-word')).toBe(two);
      expect(await marked(page, 'spoken-sentence')).toContain(two);
      await voiceTells(page, 'end');
      await expect.poll(() => said(page)).toHaveLength(2);
      await expect.poll(() => marked(page, 'spoken-word')).toBeNull();
      await replies(page).first().getByRole('button', { name: 'Stop reading aloud' }).click();
      expect(await marked(page, 'spoken-sentence')).toBeNull();
      await openPane(page, 'Text-to-speech');
      await flip(page, 'Mark the words that are being read', false);
      await flip(page, 'Read new answers aloud', true);
      await close(page);
    });

    await test.step('a new answer is read by itself, unmarked, and leaving the chat ends it', async () => {
      await ask(page, 'Why do I wait?');
      await expect.poll(() => said(page)).toHaveLength(3);
      await voiceTells(page, 'boundary', { name: 'word', charIndex: 0, charLength: 3 });
      expect(await marked(page, 'spoken-word')).toBeNull();
      await expect(replies(page).last().getByRole('button', { name: 'Stop reading aloud' })).toBeVisible();
      const before = await page.evaluate(
        () => (globalThis as unknown as { standIns: InPage }).standIns.cancelled,
      );
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { standIns: InPage }).standIns.cancelled))
        .toBeGreaterThan(before);
    });

    await test.step('the microphone can be tried: its loudness and what was understood', async () => {
      await openPane(page, 'Voice Input');
      await expect(page.getByLabel('Speech-to-Text Provider')).toHaveValue('web');
      await flip(page, 'Follow the language of the interface', false);
      await flip(page, 'Send after speech', true);
      await page.getByRole('button', { name: 'Try your microphone' }).click();
      await page.getByRole('button', { name: 'Start listening' }).click();
      await expect(page.getByText('Listening. Say something.')).toBeVisible();
      const meter = page.getByRole('meter', { name: 'Loudness' });
      await expect(meter).not.toHaveAttribute('aria-valuenow', '0');
      await hears(page, 'the moon is up');
      await expect(page.getByText('Heard: “the moon is up”')).toBeVisible();
      expect(
        await page.evaluate(() => (globalThis as unknown as { standIns: InPage }).standIns.recogniser.lang),
      ).toBe('en-GB');
      await pane(page).getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(meter).toHaveAttribute('aria-valuenow', '0');
      expect(await findingsInBothThemes(page)).toEqual([]);
      await close(page);
      await expect(input(page)).toHaveValue('');
    });

    await test.step('what is spoken into the chat is sent at once, when that is on', async () => {
      const count = await replies(page).count();
      await page.getByRole('button', { name: 'Voice input' }).click();
      await expect(page.getByRole('button', { name: 'Stop listening' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await hears(page, 'what does the moon want');
      await page.getByRole('button', { name: 'Stop listening' }).click();
      await expect(page.getByRole('article', { name: 'You' }).last()).toContainText(
        'what does the moon want',
      );
      await expect(replies(page)).toHaveCount(count + 1);
    });

    await test.step('by OpenAI: without a key it says so and where to add one', async () => {
      await openPane(page, 'Voice Input');
      await page.getByLabel('Speech-to-Text Provider').selectOption('OpenAI Whisper');
      await pane(page).getByRole('button', { name: 'Add a key' }).click();
      const own = pane(page).getByRole('region', { name: 'OpenAI', exact: true });
      await own.getByLabel(/^Key/).fill('sk-of-the-test-0123456789');
      await own.getByRole('button', { name: 'Save OpenAI' }).click();
      await expect(own.getByText('Kept: ••••6789')).toBeVisible();
      await openPane(page, 'Text-to-speech');
      await page.getByLabel('Speech API').selectOption('OpenAI');
      await page.getByLabel('Voice', { exact: true }).selectOption('Coral');
      await expect(page.getByLabel('Pitch', { exact: true })).toBeDisabled();
      await flip(page, 'Mark the words that are being read', true);
      await flip(page, 'Read new answers aloud', false);
      await close(page);
    });

    await test.step('a recording goes to OpenAI when the speaker falls silent, and its words are sent', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Voice input' }).click();
      await expect(page.getByText(/goes straight to api\.openai\.com/)).toBeVisible();
      await page.getByRole('button', { name: 'Start listening' }).click();
      await expect(page.getByRole('button', { name: 'Stop listening' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      // Four tenths of a second of speech: nothing is sent while it goes on.
      await page.waitForFunction(() => {
        const { loudness } = (globalThis as unknown as { standIns: InPage }).standIns;
        return (loudness?.context.currentTime ?? 0) > 0.4;
      });
      expect(toOpenAi).toEqual([]);
      await setLoudness(page, 0);
      await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('Why am I tired?');
      expect(toOpenAi.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
      expect(toOpenAi[0]?.key).toBe('Bearer sk-of-the-test-0123456789');
      expect(toOpenAi[0]?.body).toContain('whisper-1');
      expect(toOpenAi[0]?.body).not.toContain('name="language"');
    });

    await test.step('an answer is read by OpenAI’s voice, a sentence a call, marked by the sentence', async () => {
      const last = replies(page).last();
      await last.getByRole('button', { name: 'Read aloud', exact: true }).click();
      const spoken = () =>
        toOpenAi
          .filter(({ path }) => path === '/v1/audio/speech')
          .map(({ body }) => JSON.parse(body) as { voice: string; input: string });
      await expect.poll(() => marked(page, 'spoken-sentence')).not.toBeNull();
      await expect.poll(() => spoken().length).toBeGreaterThan(2);
      expect(new Set(spoken().map(({ voice }) => voice))).toEqual(new Set(['coral']));
      await expect(last).toContainText(spoken()[0]?.input.slice(0, 12) ?? 'no call');
      // To the end: then it is silent by itself.
      await expect(last.getByRole('button', { name: 'Read aloud', exact: true })).toBeVisible();
      expect(await said(page)).toEqual([]);
    });

    await test.step('on a phone both pages stand whole', async () => {
      await openPane(page, 'Text-to-speech');
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [section, provider] of [
        ['speech', 'Speech API'],
        ['voice', 'Speech-to-Text Provider'],
      ] as const) {
        await pane(page).getByLabel('Category').selectOption(section);
        await expect(page.getByLabel(provider)).toHaveValue('openai');
        expect(await axeFindings(page, 'layout')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
    });
    expect(record).toMatchObject({ violations: [], faults: [] });
  },
);
