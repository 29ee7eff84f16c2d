import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { setSetting } from '#db/settings.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { VoiceInput } from './voice-input-session.tsx';

/** The browser's recogniser in the test's hand: it hears what it is told and nothing leaves the device. */
class Ear {
  static readonly available = async () => 'available';
  readonly #listeners = new Map<string, (event: unknown) => void>();
  addEventListener(type: string, listener: (event: unknown) => void) {
    this.#listeners.set(type, listener);
  }
  readonly start = () => {
    hear(this);
  };
  readonly stop = () => this.end();
  readonly abort = () => this.end();
  say(words: string) {
    this.#listeners.get('result')?.({ results: [{ isFinal: true, 0: { transcript: words } }] });
  }
  end() {
    this.#listeners.get('end')?.({});
  }
}

let ear: Ear | null = null;
const hear = (opened: Ear) => {
  ear = opened;
};
let local: TestDb;
beforeEach(() => {
  ear = null;
  Object.assign(window, { SpeechRecognition: Ear });
  local = createTestDb();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'SpeechRecognition');
  return closeSoulsticeDb(local.db);
});

/** Whoever shows it: it sends the draft that it has drawn. */
function Dock({ sent, start }: { sent: string[]; start: string }) {
  const [text, setText] = useState(start);
  const [on, setOn] = useState(true);
  if (!on) return <p>over: {text}</p>;
  return (
    <VoiceInput
      text={text}
      onText={setText}
      onSend={() => sent.push(text)}
      stopping={false}
      onListening={() => undefined}
      onLevel={() => undefined}
      onEnd={() => setOn(false)}
    />
  );
}

async function listen(start: string, sendAfter: boolean) {
  await setSetting(local.db, local.deps, 'speech.sendAfterSpeech', sendAfter);
  const sent: string[] = [];
  const shown = render(
    <LocalDataProvider value={local}>
      <Dock sent={sent} start={start} />
    </LocalDataProvider>,
  );
  await waitFor(() => expect(ear).not.toBeNull());
  return { sent, shown };
}

test('words that come with the end of a recording are sent whole, once', async () => {
  const { sent, shown } = await listen('Tell me:', true);
  act(() => {
    ear?.say('why am I tired?');
    ear?.end();
  });
  await shown.findByText('over: Tell me: why am I tired?');
  expect(sent).toEqual(['Tell me: why am I tired?']);
});

test('nothing is sent where nothing was heard, or where sending is left to the person', async () => {
  const silent = await listen('half a thought', true);
  act(() => ear?.end());
  await silent.shown.findByText('over: half a thought');
  expect(silent.sent).toEqual([]);
  silent.shown.unmount();
  ear = null;
  const kept = await listen('', false);
  act(() => {
    ear?.say('kept');
    ear?.end();
  });
  await kept.shown.findByText('over: kept');
  expect(kept.sent).toEqual([]);
});
