import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { archetypesOfBirth } from '#engine/archetypes.ts';
import { chartThemesOf } from '#engine/chart-themes.ts';
import { createCharts } from '#engine/charts.ts';
import type { Engine } from '#engine/client.ts';
import { growthOf } from '#engine/growth.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import type { EngineCalls } from '#engine/protocol.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth } from '#contract/birth.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { PersonalScreen } from './personal-screen.tsx';

const zones = createZoneRules();

/** The worker's answers, computed beside the screen; a chart comes when `waiting` is over. */
const charts = createCharts(zones);
let waiting: Promise<void> | undefined;
const engine: Engine = {
  ask: async (call, input) => {
    if (call === 'chartThemes') return chartThemesOf(input as EngineCalls['chartThemes']['in'], zones);
    if (call === 'resolve') return resolveBirth(input as EngineCalls['resolve']['in'], zones);
    if (call === 'natal') {
      await waiting;
      return charts.natal(input as EngineCalls['natal']['in']);
    }
    if (call === 'growth') return growthOf(input as EngineCalls['growth']['in']);
    if (call === 'archetypes') return archetypesOfBirth(input as EngineCalls['archetypes']['in']);
    throw new Error(`not asked for here: ${call}`);
  },
  close: () => undefined,
};

const lisbon = {
  id: 'gn:2267057',
  name: 'Lisbon',
  region: 'Lisbon',
  country: 'Portugal',
  countryCode: 'PT',
  latDeg: 38.717,
  lonDeg: -9.133,
  zone: 'Europe/Lisbon',
} as const;

const places: PlaceSearch = {
  warm: async () => undefined,
  search: async (query) => ({
    type: 'places',
    places: 'lisbon'.startsWith(query.toLowerCase()) ? [lisbon] : [],
  }),
  close: () => undefined,
};

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  waiting = undefined;
});
afterEach(() => closeSoulsticeDb(local.db));

function open(
  search: PlaceSearch = places,
  path = '/personal',
  { account = createFakeAccount(signedOut), api = createFakeApi() } = {},
) {
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={account}>
        <ApiProvider value={api}>
          <LocalDataProvider value={local}>
            <EngineProvider value={engine}>
              <MemoryRouter initialEntries={[path]}>
                <PersonalScreen makePlaceSearch={() => search} />
              </MemoryRouter>
            </EngineProvider>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
}

async function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

async function natalTab() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Natal Chart' }));
}

/** Opens the tab and asks for the chart, as is done once. */
async function generate() {
  await natalTab();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Chart' }));
}

const bornInLisbon: Birth = {
  ...emptyBirth,
  date: '1993-04-14',
  time: '07:42',
  place: { id: lisbon.id, name: 'Lisbon, Portugal', latDeg: lisbon.latDeg, lonDeg: lisbon.lonDeg },
  zone: lisbon.zone,
};

async function store(birth: Birth) {
  written(await saveProfile(local.db, local.deps, { name: 'Marta', birth }));
}

test('a birth is typed, its place chosen by keys, and saved; the chart follows and its step is ticked', async () => {
  open(places, '/personal?tab=natal');
  expect(await screen.findByText('You have no natal chart yet.')).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Chart' }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Please complete your birth information above first.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add birth details' }));
  expect(screen.getByRole('tab', { name: 'Profile & Stats', selected: true })).toBeVisible();
  await type('Name', 'Marta Leal');
  await type('Birth date', '14/04/2536');
  expect(screen.getByText('14 April 1993 (B.E. 2536)')).toBeVisible();
  await type('Birth time', '7:42 am');
  await type('Birth place', 'Lisb');
  await screen.findByRole('option', { name: /Lisbon, Portugal/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText(/UTC\+02:00, summer time then in force/)).toBeVisible();
  await save();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await getProfile(local.db)).toMatchObject({ name: 'Marta Leal', birth: bornInLisbon });
  await natalTab();
  expect(screen.queryByRole('graphics-document')).toBeNull();
  expect(await getSetting(local.db, 'setup.completedSteps')).not.toContain('natal-chart');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Chart' }));
  expect(
    await screen.findByRole('graphics-document', { name: /14 April 1993, 07:42, Lisbon/ }),
  ).toBeVisible();
  await waitFor(async () =>
    expect(await getSetting(local.db, 'setup.completedSteps')).toContain('natal-chart'),
  );
});

test('while the chart is generated it says so, and the next visit draws it by itself', async () => {
  await store(bornInLisbon);
  let release = (): void => undefined;
  waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  open();
  await generate();
  expect(screen.getByText('Generating Chart...')).toBeVisible();
  release();
  expect(await screen.findByRole('graphics-document')).toBeVisible();
  await waitFor(async () =>
    expect(await getSetting(local.db, 'setup.completedSteps')).toContain('natal-chart'),
  );
  cleanup();
  renewStore();
  open(places, '/personal?tab=natal');
  expect(await screen.findByRole('graphics-document')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generate Chart' })).toBeNull();
});

test('what cannot be saved stays as typed, says why beside its field, and takes the focus', async () => {
  open();
  await edit();
  await type('Birth date', '31/02/1990');
  await type('IQ score', '900');
  await save();
  const date = screen.getByLabelText<HTMLInputElement>('Birth date');
  expect(date.value).toBe('31/02/1990');
  expect(document.activeElement).toBe(date);
  const words = (date.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('No calendar has this day.');
  expect(screen.getByLabelText<HTMLInputElement>('IQ score').value).toBe('900');
  expect(await getProfile(local.db)).toBeNull();
});

test('a failed save keeps the form and what was typed, and the next try may work', async () => {
  open();
  await edit();
  await type('Name', 'Marta Leal');
  const full = vi.spyOn(local.db, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Failed to save profile: .*Please try again or contact support if the issue persists\./,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marta Leal');
  full.mockRestore();
  await save();
  await waitFor(async () => expect((await getProfile(local.db))?.name).toBe('Marta Leal'));
});

test('Cancel leaves the stored profile alone', async () => {
  await store(bornInLisbon);
  open();
  await edit();
  await type('Name', 'Somebody else');
  await userEvent.click(screen.getByRole('button', { name: 'Clear birth place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await getProfile(local.db)).toMatchObject({ name: 'Marta', birth: bornInLisbon });
  expect(screen.getByText('Lisbon, Portugal')).toBeVisible();
});

test('an hour that came twice is asked about, with both instants', async () => {
  await store(bornInLisbon);
  open();
  await edit();
  // Portugal left summer time on 26 September 1993 at 03:00 (UTC+2), which became 02:00.
  await type('Birth date', '26/09/1993');
  await type('Birth time', '02:30');
  const first = await screen.findByRole('radio', { name: /The first time.*00:30 UTC/ });
  const second = screen.getByRole('radio', { name: /The second time.*01:30 UTC/ });
  await save();
  expect(screen.getByText('Choose which of the two times it was.')).toBeVisible();
  expect(document.activeElement).toBe(first);
  await userEvent.click(second);
  await save();
  await waitFor(async () => expect((await getProfile(local.db))?.birth?.fold).toBe('second'));
});

test('without the index of places it says so and takes coordinates', async () => {
  open({ ...places, search: async () => ({ type: 'unavailable' }) });
  await edit();
  await type('Birth place', 'Tromsø');
  expect(await screen.findByText(/needs one visit while online/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter coordinates by hand' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name of the place').value).toBe('Tromsø');
  await type('Latitude', '96');
  expect(screen.getByText('A latitude is a number from −90 to 90.')).toBeVisible();
  await type('Latitude', '69.65');
  await type('Longitude', '18.95');
  const zone = screen.getByLabelText<HTMLInputElement>('Time zone');
  await waitFor(() => expect(zone.value).toBe('Europe/Oslo'), { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Use this place' }));
  await save();
  await waitFor(async () =>
    expect((await getProfile(local.db))?.birth).toMatchObject({
      place: { name: 'Tromsø', latDeg: 69.65, lonDeg: 18.95 },
      zone: 'Europe/Oslo',
    }),
  );
});

test('the wheel names its bodies, and one choice is made in wheel, list and card alike', async () => {
  await store(bornInLisbon);
  open();
  await generate();
  const sun = await screen.findByRole('graphics-symbol', {
    name: /^Sun 24 degrees 1\d minutes Aries, house \d+$/,
  });
  expect(
    screen.getByRole('graphics-symbol', {
      name: /^Venus 5 degrees \d+ minutes Aries, house \d+, retrograde$/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sun' })).toBeVisible();
  sun.focus();
  await userEvent.keyboard('{ArrowRight}');
  const chosen = /^(.+?) \d/.exec(document.activeElement?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  expect(chosen).not.toBe('Sun');
  expect(screen.getByRole('heading', { name: chosen })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Planets' }));
  const table = screen.getByRole('table', { name: 'Planets' });
  expect(within(table).getByRole('button', { name: chosen, pressed: true })).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Mars' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Chart' }));
  expect(screen.getByRole('heading', { name: 'Mars' })).toBeVisible();
});

test('the natal chart in short: a summary, strengths, challenges and life themes, each with its placement', async () => {
  await store(bornInLisbon);
  open();
  await generate();
  const short = within(await screen.findByRole('region', { name: 'In short' }));
  // By Astronomy Engine for 1993-04-14 05:42 UT: Sun 24° Aries, Moon 29° Capricorn, Mars 23° Cancer, Ascendant 14° Aries.
  expect(
    short.getByText(
      /^Your Sun, the core of who you are, is in Aries: .+ is in Capricorn: .+Aries was rising/,
    ),
  ).toBeVisible();
  const tense = within(short.getByRole('list', { name: 'Challenges' })).getAllByRole('listitem');
  expect(tense.map(({ textContent }) => textContent?.split(':')[0])).toContain('Sun at odds with Mars');
  expect(
    within(short.getByRole('list', { name: 'Strengths' })).getAllByRole('listitem')[0]?.textContent,
  ).toMatch(/^\w+ (works well with|helps) \w+: .+\.$/);
  const themes = within(await short.findByRole('list', { name: 'Life themes' })).getAllByRole('listitem');
  expect(themes).toHaveLength(4);
  for (const { textContent } of themes) expect(textContent).toMatch(/^[A-Z][^:]+: You .+\./);
  // Placements of the same births as above.
  expect(
    themes.some(({ textContent }) => /Rests on .*(?:Aries|Capricorn|Cancer|house)/.test(textContent ?? '')),
  ).toBe(true);
});

test('without a time there are stretches and no houses, and it says what a time would add', async () => {
  await store({ ...bornInLisbon, time: null });
  open();
  await generate();
  expect(await screen.findByText(/Without a birth time this is the whole day/)).toBeVisible();
  expect(screen.getByRole('graphics-symbol', { name: /^Moon \d+°.*–.*\d+°/ })).toBeVisible();
  expect(screen.queryByRole('graphics-symbol', { name: /Ascendant/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Houses' })).toBeNull();
});

test('inside the polar circle Whole Sign stands in for Placidus, and it says so', async () => {
  const place = { id: 'manual:69.65,18.95', name: 'Tromsø', latDeg: 69.65, lonDeg: 18.95 };
  await store({ ...bornInLisbon, place, zone: 'Europe/Oslo' });
  open();
  await generate();
  expect(await screen.findByText(/Whole Sign houses stand in/)).toBeVisible();
});

test('the open tab is in the address, and arrow keys walk the bar', async () => {
  await store({ ...bornInLisbon });
  open(places, '/personal?tab=mbti');
  const mbti = await screen.findByRole('tab', { name: 'MBTI', selected: true });
  expect(await screen.findByRole('heading', { name: 'ENFP Campaigner' })).toBeVisible();
  expect(screen.getByText('Example')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Human Design' })).toBeVisible();
  mbti.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Profile & Stats', selected: true }));
  expect(screen.getByText('Lisbon, Portugal')).toBeVisible();
});

test('with minutes of doubt it lists what holds and what else the rest could be', async () => {
  await store({ ...bornInLisbon, plusMinusMin: 120 });
  open(places, '/personal?tab=natal');
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Chart' }));
  expect(await screen.findByRole('heading', { name: /What survives/ })).toBeVisible();
  // Aries rises at 07:42 with 14°33′ of it; two hours either way reach Pisces and Taurus.
  const ascendant = screen.getByText('Ascendant sign').closest('div');
  expect(ascendant?.textContent).toMatch(/Could change.*(Pisces|Aquarius).*Taurus/);
  expect(within(screen.getByRole('list', { name: 'Holds' })).getByText(/^Sun sign/).textContent).toContain(
    'Aries',
  );
});

test('with an account, Save keeps the profile here, from where the sync takes it, and asks nothing of the server', async () => {
  await store({ ...bornInLisbon, time: null });
  const api = createFakeApi();
  open(places, '/personal', { account: createFakeAccount(signedIn), api });
  await edit();
  await type('Name', 'Marta Leal');
  await save();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(api.asked).toEqual([]);
  expect(await getProfile(local.db)).toMatchObject({
    name: 'Marta Leal',
    birth: { place: { name: 'Lisbon, Portugal' } },
  });
  expect(await local.db.outbox.get(['profile', 'me'])).toBeDefined();
});

test('what was typed and not saved is there after another tab, another screen and a reload', async () => {
  open();
  await edit();
  await type('Name', 'Ada Byron');
  await type('Birth date', '31 February 1990');
  await natalTab();
  await userEvent.click(screen.getByRole('tab', { name: 'Profile & Stats' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Byron');
  expect(screen.getByLabelText('Birth date')).toHaveValue('31 February 1990');

  cleanup();
  // A reload keeps what is in the database alone.
  renewStore();
  open();
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Byron');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));

  cleanup();
  renewStore();
  open();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await getProfile(local.db)).toBeNull();
});

test('what one account typed and did not save is not in the form of the next', async () => {
  open();
  await edit();
  await type('Name', 'Ada Byron');
  cleanup();
  const first = local;
  local = createTestDb();
  open();
  await edit();
  expect(screen.getByLabelText('Name')).toHaveValue('');
  closeSoulsticeDb(first.db);
});
