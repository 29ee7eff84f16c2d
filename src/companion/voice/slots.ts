/**
 * The fillings of frames: what each slot says for a testimony, read off the sheet and the authored atoms.
 *
 * A slot gives `null` when its fact or its atom is not there; the frame then falls away. Nothing here computes a
 * value: it only names what the sheet holds.
 */
import type { FactId } from '#facts/fact-id.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { localDate, almanacDateTime } from '#lib/local-date.ts';
import type { PhaseName, PlanetName } from './atoms.ts';
import type { SignName } from '#facts/fact-id.ts';
import { pick } from './context.ts';
import type { VoiceContext } from './context.ts';
import type { ReadingStyle } from '#companion/request.ts';
import type { MajorAspect } from './pack.ts';

export type SlotFiller = (slot: string) => string | null;

/** How the sentence about to be made should name its main body. */
export type Reference = 'full' | 'pronoun';

/** A filler for the slots of one testimony. */
export function slotFiller(context: VoiceContext, testimony: Testimony, reference: Reference): SlotFiller {
  const { pack } = context;
  const { shape } = testimony;
  const main = mainBody(testimony);
  const sign = signOfMain(context, testimony);
  const house = houseOfMain(context, testimony);
  const planet = main === null ? undefined : pack.planets[main as PlanetName];
  const signAtoms = sign === null ? undefined : pack.signs[sign as SignName];
  const houseAtoms = house === null ? undefined : pack.houses[house];
  let glossedHere = false;

  /** A name, with what it means the first time this chat meets it; one such gloss a sentence. */
  const withGloss = (key: string, name: string, gloss: string | undefined): string => {
    const first = !context.glossed.has(key) && !context.newGlosses.has(key) && !isGlossedOut(context, key);
    if (!first || gloss === undefined || context.depth === 'advanced' || glossedHere) return name;
    glossedHere = true;
    context.newGlosses.add(key);
    const house = /^house(\d+)$/.exec(key);
    const others =
      house === null ? pack.glosses.planet[key as PlanetName] : pack.glosses.house[Number(house[1])];
    return `${name}, ${pick(context, `gloss.${key}`, [gloss, ...(others ?? [])]) ?? gloss},`;
  };
  const subject = (short: boolean): string | null => {
    if (main === null) return null;
    if (reference === 'pronoun') return 'it';
    const name = context.named.has(main) ? pack.names.body(main) : pack.names.yours(main);
    context.named.add(main);
    return short ? name : withGloss(main, name, planet?.gloss);
  };
  const planetList = (
    field: 'drive' | 'under' | 'gift' | 'shadow' | 'asks' | 'body' | 'noun',
  ): string | null => (planet === undefined ? null : pick(context, `planet.${main}.${field}`, planet[field]));
  const signList = (field: 'manner' | 'wants' | 'avoids' | 'gift' | 'cost'): string | null =>
    signAtoms === undefined ? null : pick(context, `sign.${sign}.${field}`, signAtoms[field]);

  return (slot) => {
    switch (slot) {
      case 'subj':
        return subject(false);
      case 'subjShort':
        return subject(true);
      case 'sign':
        return signText(context, testimony, sign);
      case 'where':
        return house === null
          ? null
          : withGloss(`house${house}`, pack.names.inHouse(house), houseAtoms?.gloss).replace(/,$/, '');
      case 'wherePlain':
        return house === null ? null : pack.names.inHouse(house);
      case 'retro': {
        if (!isBackwards(context, testimony)) return null;
        context.used.add(`said:backwards:${main}`);
        return pack.names.backwards;
      }
      case 'backLead':
        return !isBackwards(context, testimony)
          ? null
          : context.used.has(`said:backwards:${main}`)
            ? pack.names.thatWay
            : pack.names.backwards;
      case 'degree':
        return degreeText(context, main);
      case 'gloss':
        return planet === undefined ||
          main === null ||
          context.glossed.has(main) ||
          context.newGlosses.has(main) ||
          isGlossedOut(context, main)
          ? null
          : (context.newGlosses.add(main),
            pick(context, `gloss.${main}`, [planet.gloss, ...pack.glosses.planet[main as PlanetName]]));
      case 'dignity':
        return dignityText(context, testimony, main);
      case 'drive':
      case 'under':
      case 'shadow':
      case 'asks':
      case 'body':
        return planetList(slot);
      case 'planetGift':
        return planetList('gift');
      case 'manner':
      case 'wants':
      case 'avoids':
      case 'cost':
        return signList(slot);
      case 'signGift':
        return signList('gift');
      case 'comfortFeels':
        return sign === null ? null : pick(context, `comfort.${sign}`, pack.comforts[sign as SignName].feels);
      case 'comfortHelps':
        return sign === null
          ? null
          : pick(context, `comfort.${sign}.helps`, pack.comforts[sign as SignName].helps);
      case 'facet':
        return planet === undefined
          ? null
          : pick(context, `planet.${main}.facet.${context.theme}`, planet.facet[context.theme]);
      case 'themeLead': {
        const own = pack.topicLeads[context.topic];
        return own === undefined
          ? pick(context, `lead.${context.theme}`, pack.themeLeads[context.theme])
          : pick(context, `lead.${context.topic}`, own);
      }
      case 'office': {
        const offices =
          main === null || shape.type === 'ruler' ? undefined : pack.offices[main as PlanetName];
        // Whose work it is is said once a chat, like a gloss; the planet then needs none.
        if (offices === undefined || context.glossed.has(`office:${main}`) || context.named.has(main ?? ''))
          return null;
        context.newGlosses.add(`office:${main}`);
        return offices[context.theme];
      }
      case 'possessive':
        if (main === null) return null;
        context.named.add(main);
        return pack.names.possessive(main);
      case 'bodyName':
        if (main === null) return null;
        context.named.add(main);
        return pack.names.body(main);
      case 'beat':
        return beatSlot(context, testimony, sign);
      case 'arena':
        return houseAtoms === undefined ? null : pick(context, `house.${house}.arena`, houseAtoms.arena);
      case 'people':
        return houseAtoms === undefined ? null : pick(context, `house.${house}.people`, houseAtoms.people);
      case 'houseFacet':
        return houseAtoms === undefined
          ? null
          : pick(context, `house.${house}.facet.${context.theme}`, houseAtoms.facet[context.theme]);
      case 'retrograde':
        return main === null || !isBackwards(context, testimony)
          ? null
          : pick(context, `retrograde.${main}`, pack.retrogrades[main]);
      default:
        return otherSlot(context, testimony, slot, withGloss);
    }
  };
}

/** Planets and aspects that a reading explains in passing: one such aside is charming, more are a manner. */
const MOST_EPITHETS: Readonly<Record<ReadingStyle, number>> = { warm: 2, playful: 2, clear: 1, quiet: 1 };

function isGlossedOut({ newGlosses, style, pack }: VoiceContext, key: string): boolean {
  const isEpithet = (one: string): boolean => one in pack.planets || one in pack.aspects;
  return isEpithet(key) && [...newGlosses].filter(isEpithet).length >= MOST_EPITHETS[style];
}

/** A short beat: of the sign a body stands in, of a contact, or of a passage. */
function beatSlot(context: VoiceContext, { shape }: Testimony, sign: string | null): string | null {
  const { beats, aspects } = context.pack;
  if (shape.type === 'aspect' || shape.type === 'transit') {
    const { family } = aspects[shape.aspect as MajorAspect];
    const table = shape.type === 'aspect' ? beats.contact : beats.transit;
    return pick(context, `beat.${shape.type}.${family}`, table[family]);
  }
  return sign === null || shape.type === 'moon-now'
    ? null
    : pick(context, `beat.${sign}`, beats.sign[sign as SignName]);
}

type Glosser = (key: string, name: string, gloss: string | undefined) => string;

function otherSlot(
  context: VoiceContext,
  testimony: Testimony,
  slot: string,
  withGloss: Glosser,
): string | null {
  const { shape } = testimony;
  switch (shape.type) {
    case 'ruler':
      return rulerSlot(context, shape, slot, withGloss);
    case 'aspect':
      return aspectSlot(context, testimony, shape, slot, withGloss);
    case 'angle':
      return angleSlot(context, shape.angle, slot);
    case 'transit':
      return transitSlot(context, testimony, shape, slot);
    case 'moon-now':
      return moonSlot(context, testimony, slot);
    case 'phase':
      return phaseSlot(context, slot);
    case 'sect':
      return sectSlot(context, slot);
    case 'element':
      return elementSlot(context, shape, slot);
    case 'profection':
      return profectionSlot(context, slot);
    case 'placement':
    case 'caveat':
      return null;
  }
}

function rulerSlot(
  context: VoiceContext,
  shape: { house: number; ruler: string },
  slot: string,
  withGloss: Glosser,
): string | null {
  const { pack } = context;
  const asked = pack.houses[shape.house];
  switch (slot) {
    case 'rulerName': {
      const first = !context.named.has(shape.ruler);
      context.named.add(shape.ruler);
      const name = pack.names.body(shape.ruler);
      return first
        ? withGloss(shape.ruler, name, pack.planets[shape.ruler as PlanetName].gloss).replace(/,$/, ',')
        : name;
    }
    case 'ordinal':
      return pack.names.ordinal(shape.house);
    case 'houseVerbs':
      return asked === undefined ? null : pick(context, `house.${shape.house}.verbs`, asked.verbs);
    case 'houseGloss':
      return asked === undefined
        ? null
        : pick(context, `gloss.house${shape.house}`, [
            asked.gloss,
            ...(pack.glosses.house[shape.house] ?? []),
          ]);
    case 'rulerInHouse': {
      const place = idOf(context, `natal.${shape.ruler}.house`);
      return place === null
        ? null
        : pick(context, `ruler.${shape.house}.${place}`, pack.rulerInHouse[shape.house]?.[Number(place)]);
    }
    default:
      return null;
  }
}

function aspectSlot(
  context: VoiceContext,
  testimony: Testimony,
  shape: { a: string; aspect: string; b: string },
  slot: string,
  withGloss: Glosser,
): string | null {
  const { pack } = context;
  const atoms = pack.aspects[shape.aspect as MajorAspect];
  const name = (body: string, isPlain = false): string => {
    const isSame = context.named.has(body) && !context.used.has(`same:${body}`) && body === shape.a;
    if (isSame) context.used.add(`same:${body}`);
    const text = isSame
      ? pack.names.same(body)
      : context.named.has(body)
        ? pack.names.body(body)
        : pack.names.yours(body);
    context.named.add(body);
    return isSame || isPlain ? text : withGloss(body, text, pack.planets[body as PlanetName]?.gloss);
  };
  const houseOf = (body: string): string | null => {
    const house = idOf(context, `natal.${body}.house`);
    return house === null || testimony.facts[body === shape.a ? 'aHouse' : 'bHouse'] === undefined
      ? null
      : pack.names.ordinal(Number(house));
  };
  switch (slot) {
    case 'a':
      return name(shape.a);
    case 'aShort':
      return name(shape.a, true);
    case 'bShort':
      return name(shape.b, true);
    case 'b':
      return name(shape.b);
    case 'aOrdinal':
      return houseOf(shape.a);
    case 'bOrdinal':
      return houseOf(shape.b);
    case 'aspectVerb':
      return pick(context, `aspect.${shape.aspect}.verb`, atoms.verb);
    case 'aspectNoun':
      return pick(context, `aspect.${shape.aspect}.noun`, atoms.noun);
    case 'aspectName':
      return pack.names.aspect(shape.aspect);
    case 'aspectGloss':
      if (
        context.glossed.has(shape.aspect) ||
        context.newGlosses.has(shape.aspect) ||
        isGlossedOut(context, shape.aspect)
      )
        return null;
      context.newGlosses.add(shape.aspect);
      return pick(context, `gloss.${shape.aspect}`, [
        atoms.gloss,
        ...pack.glosses.aspect[shape.aspect as MajorAspect],
      ]);
    case 'facetB': {
      const other = pack.planets[shape.b as PlanetName];
      return other === undefined
        ? null
        : pick(context, `planet.${shape.b}.facet.${context.theme}`, other.facet[context.theme]);
    }
    case 'aSign':
      return placedSign(context, testimony, 'aSign');
    case 'bSign':
      return placedSign(context, testimony, 'bSign');
    case 'near':
      return nearText(context, testimony);
    case 'pair': {
      const pair = pack.pairs[`${shape.a}-${shape.b}`];
      const table = `pair.${shape.a}-${shape.b}.${atoms.family}`;
      // What a contact means is said once in a reading; after that its bodies speak for the matter.
      const isTold = [...context.used].some((key) => key.startsWith(`${table}#`));
      return pair === undefined || isTold ? null : pick(context, table, pair[atoms.family]);
    }
    default:
      return null;
  }
}

function nearText(context: VoiceContext, testimony: Testimony): string | null {
  const value = context.facts.get(testimony.facts['orb'] as FactId)?.value;
  if (value?.type === 'degrees') return context.pack.names.orbWords(value.deg, context.depth === 'advanced');
  if (value?.type === 'degree-range')
    return context.depth === 'basic' ? null : context.pack.names.orbWords(value.toDeg, false);
  return null;
}

function angleSlot(context: VoiceContext, angle: 'asc' | 'mc', slot: string): string | null {
  const { pack } = context;
  const sign = idOf(context, `natal.${angle}.sign`);
  const words = pack.names.angle[angle];
  switch (slot) {
    case 'angleSign':
      return sign === null ? null : pack.names.sign(sign);
    case 'angleName':
      return words.name;
    case 'angleIs':
      return words.is;
    case 'angleClause': {
      if (sign === null) return null;
      const atoms = pack.signs[sign as SignName];
      return pick(context, `sign.${sign}.${angle}`, angle === 'asc' ? atoms.rising : atoms.midheaven);
    }
    default:
      return null;
  }
}

function transitSlot(
  context: VoiceContext,
  testimony: Testimony,
  shape: { mover: string; aspect: string; target: string },
  slot: string,
): string | null {
  const { pack, zone, today } = context;
  const family = pack.aspects[shape.aspect as MajorAspect].family;
  const mover = pack.movers[shape.mover];
  const target = pack.targets[shape.target];
  const window = relevantWindow(testimony, context.now);
  const hasDoubt = testimony.certain === 'in-range';
  const softly = (phrase: string): string => (hasDoubt ? pack.dates.around(phrase) : phrase);
  const day = (at: string): string => localDate(Date.parse(at), zone);
  switch (slot) {
    case 'mover':
      context.named.add(`transit-${shape.mover}`);
      return pack.names.body(shape.mover);
    case 'target': {
      context.named.add(shape.target);
      return pack.names.yours(shape.target);
    }
    case 'enters':
      return mover === undefined
        ? null
        : pick(
            context,
            `mover.${shape.mover}.enters.${family}`,
            pack.aspects[shape.aspect as MajorAspect].verb,
          );
    case 'onDates': {
      const dates = relevantExact(testimony, context.now)
        .map(day)
        .filter((date) => date >= today);
      return dates.length === 0 ? null : softly(pack.dates.onDays([...new Set(dates)], today));
    }
    case 'days': {
      const dates = relevantExact(testimony, context.now)
        .map(day)
        .filter((date) => date >= today);
      return dates.length === 0 || hasDoubt ? null : pack.dates.days([...new Set(dates)], today);
    }
    case 'leaveDay':
      return window === null || window.leave === '' || hasDoubt
        ? null
        : pack.dates.days([day(window.leave)], today);
    case 'lastLeave':
      return window === null || window.leave === '' || hasDoubt || returnOf(testimony, window.leave)
        ? null
        : pack.dates.days([day(window.leave)], today);
    case 'backDate': {
      const back = window === null ? undefined : returnOf(testimony, window.leave);
      return back === undefined || back === '' ? null : pack.dates.onDays([day(back)], today);
    }
    case 'pastOnly':
    case 'pastDates': {
      const dates = pastExact(testimony, context.now).map(day);
      const goesOn = relevantExact(testimony, context.now).some((at) => day(at) > today);
      return dates.length === 0 || hasDoubt || (slot === 'pastOnly' && goesOn)
        ? null
        : pack.dates.onDays([...new Set(dates)], today);
    }
    case 'pastDays': {
      const dates = [...new Set(pastExact(testimony, context.now).map(day))];
      return dates.length < 2 || hasDoubt ? null : pack.dates.days(dates, today);
    }
    case 'nextDays':
    case 'nextDates': {
      const dates = [
        ...new Set(
          relevantExact(testimony, context.now)
            .map(day)
            .filter((date) => date > today),
        ),
      ];
      if (dates.length === 0) return null;
      if (slot === 'nextDates') return pack.dates.onDays(dates, today);
      return dates.length > 1 ? null : pack.dates.days(dates, today);
    }
    case 'aspectName':
      return pack.names.aspect(shape.aspect);
    case 'windowClause':
      return window === null || window.enter === '' || window.leave === '' || context.depth === 'basic'
        ? null
        : pack.dates.inReach(pack.dates.fromTo(day(window.enter), day(window.leave), today));
    case 'fromTo':
      return window === null || window.enter === '' || window.leave === ''
        ? null
        : pack.dates.fromTo(day(window.enter), day(window.leave), today);
    case 'until':
      return window === null || window.leave === '' ? null : pack.dates.until(day(window.leave), today);
    case 'fromDate':
      return window === null || window.enter === '' || Date.parse(window.enter) < context.now
        ? null
        : softly(pack.dates.onDays([day(window.enter)], today));
    case 'leaveDate':
      return window === null || window.leave === '' ? null : pack.dates.onDays([day(window.leave)], today);
    case 'targetName':
      return pack.names.yours(shape.target);
    case 'targetBare':
      return pack.names.bare(shape.target);
    case 'targetSign':
      return placedSign(context, testimony, 'targetSign');
    case 'targetWhere': {
      const id = testimony.facts['targetHouse'];
      const house = id === undefined ? null : idOf(context, id);
      return house === null ? null : pack.names.inHouse(Number(house));
    }
    case 'contact':
      return pick(
        context,
        `contact.${shape.mover}-${family}-${shape.target}`,
        pack.contacts[`${shape.mover}-${family}-${shape.target}`],
      );
    case 'moverAsks':
      return mover === undefined ? null : pick(context, `mover.${shape.mover}.asks`, mover.asks);
    case 'leaves':
      return mover === undefined ? null : pick(context, `mover.${shape.mover}.leaves`, mover.leaves);
    case 'moverLine':
      return mover === undefined
        ? null
        : pick(context, `mover.${shape.mover}.${family}`, family === 'easy' ? mover.easy : mover.hard);
    case 'touched':
      return target === undefined ? null : pick(context, `target.${shape.target}.touched`, target.touched);
    case 'felt':
      return target === undefined
        ? null
        : pick(
            context,
            `target.${shape.target}.${family}`,
            family === 'easy' ? target.helped : target.pressed,
          );
    default:
      return null;
  }
}

const DAY_MS = 86_400_000;
const NO_DAY = '0001-01-01';

/** Exact dates still ahead (or of today) in the stay that holds now or comes next. At most three. */
export function relevantExact(testimony: Testimony, now: number): readonly string[] {
  const window = relevantWindow(testimony, now);
  if (window === null) return [];
  return testimony.exact
    .filter(
      (at) =>
        at >= window.enter && (window.leave === '' || at <= window.leave) && Date.parse(at) >= now - DAY_MS,
    )
    .slice(0, 3);
}

/** When a passage comes back after it has left, within what was searched. */
export function returnOf(testimony: Testimony, leave: string): string | undefined {
  return testimony.windows.find(({ enter }) => enter > leave)?.enter;
}

/** Exact dates of the last ten months, behind us. */
export function pastExact(testimony: Testimony, now: number): readonly string[] {
  return testimony.exact.filter((at) => Date.parse(at) < now - DAY_MS && Date.parse(at) > now - 300 * DAY_MS);
}

/** The stay that holds now, or the next one. */
export function relevantWindow(
  testimony: Testimony,
  now: number,
): { readonly enter: string; readonly leave: string } | null {
  return testimony.windows.find(({ leave }) => leave === '' || Date.parse(leave) > now) ?? null;
}

function moonSlot(context: VoiceContext, testimony: Testimony, slot: string): string | null {
  const { pack, zone, today } = context;
  const sign = idOf(context, 'sky.moon.sign');
  const phase = idOf(context, 'sky.moon.phase') as PhaseName | null;
  switch (slot) {
    case 'moonPhase':
      return phase === null ? null : pack.names.phase(phase);
    case 'moonDay':
      return sign === null ? null : pick(context, `moon-today.${sign}`, pack.moonToday[sign as SignName]);
    case 'phaseDay':
      return phase === null ? null : pick(context, `phase-now.${phase}`, pack.phasesNow[phase].line);
    case 'moonUntil': {
      const next = context.facts.get(testimony.facts['next'] as FactId)?.value;
      const at = next?.type === 'instants' ? next.at[0] : undefined;
      if (at === undefined) return null;
      const local = almanacDateTime(Date.parse(at), zone);
      // No day is "tomorrow" from a moment somebody chose: it gets its date.
      return pack.dates.clock(local.date, local.time, context.elsewhen ? NO_DAY : today);
    }
    default:
      return null;
  }
}

function phaseSlot(context: VoiceContext, slot: string): string | null {
  const phase = idOf(context, 'natal.phase') as PhaseName | null;
  if (phase === null) return null;
  if (slot === 'birthPhase') return context.pack.names.phase(phase);
  return slot === 'phaseClause'
    ? pick(context, `phase-birth.${phase}`, context.pack.phasesAtBirth[phase])
    : null;
}

function sectSlot(context: VoiceContext, slot: string): string | null {
  const sect = idOf(context, 'natal.sect') as 'day' | 'night' | null;
  if (sect === null) return null;
  if (slot === 'sectName') return context.pack.names.sect(sect);
  return slot === 'sectClause' ? pick(context, `sect.${sect}`, context.pack.sects[sect]) : null;
}

function elementSlot(
  context: VoiceContext,
  shape: { element: string; extent: 'much' | 'none' },
  slot: string,
): string | null {
  const { pack } = context;
  const value = context.facts.get(`natal.element.${shape.element}.count` as FactId)?.value;
  if (value?.type !== 'count') return null;
  switch (slot) {
    case 'element':
      return pack.names.element(shape.element);
    case 'elementCount':
    case 'elementNumber':
      return pack.names.count(value.n);
    case 'elementStand':
      return value.n === 1 ? 'stands' : 'stand';
    case 'elementClause':
      return pick(
        context,
        `element.${shape.element}.${shape.extent}`,
        pack.elements[shape.element as 'fire'][shape.extent],
      );
    default:
      return null;
  }
}

function profectionSlot(context: VoiceContext, slot: string): string | null {
  const { pack } = context;
  const house = idOf(context, 'profection.house');
  const lord = idOf(context, 'profection.lord');
  if (house === null || lord === null) return null;
  switch (slot) {
    case 'yearOrdinal':
      return pack.names.ordinal(Number(house));
    case 'yearGloss':
      return pack.houses[Number(house)]?.gloss ?? null;
    case 'yearLord':
      return pack.names.body(lord);
    case 'yearAsks':
      return pick(context, `planet.${lord}.asks`, pack.planets[lord as PlanetName].asks);
    default:
      return null;
  }
}

/** The sign a contact's body stands in, when the testimony carries it. */
function placedSign(context: VoiceContext, { facts }: Testimony, role: string): string | null {
  const id = facts[role];
  const sign = id === undefined ? null : idOf(context, id);
  return sign === null ? null : context.pack.names.sign(sign);
}

/** The word a fact holds; null when it is absent or given as either of two. */
function idOf(context: VoiceContext, id: string): string | null {
  const value = context.facts.get(id as FactId)?.value;
  return value?.type === 'id' ? value.id : null;
}

/** The body a testimony is mainly about, the one that "it" may stand for. */
export function mainBody({ shape }: Testimony): string | null {
  switch (shape.type) {
    case 'placement':
      return shape.body;
    case 'ruler':
      return shape.ruler;
    case 'aspect':
      return shape.a;
    default:
      return null;
  }
}

function signOfMain(context: VoiceContext, testimony: Testimony): string | null {
  const { shape } = testimony;
  if (shape.type === 'moon-now') return idOf(context, 'sky.moon.sign');
  if (shape.type === 'angle') return idOf(context, `natal.${shape.angle}.sign`);
  const main = mainBody(testimony);
  return main === null ? null : idOf(context, `natal.${main}.sign`);
}

function houseOfMain(context: VoiceContext, testimony: Testimony): number | null {
  const role = testimony.shape.type === 'aspect' ? 'aHouse' : 'house';
  const id = testimony.facts[role];
  if (id === undefined || testimony.shape.type === 'profection') return null;
  const house = idOf(context, id);
  return house === null ? null : Number(house);
}

function signText(context: VoiceContext, testimony: Testimony, sign: string | null): string | null {
  if (sign !== null) return context.pack.names.sign(sign);
  const value = context.facts.get(testimony.facts['sign'] as FactId)?.value;
  return value?.type === 'either' ? context.pack.names.eitherSign(value.ids) : null;
}

function isBackwards(context: VoiceContext, testimony: Testimony): boolean {
  const value = context.facts.get(testimony.facts['retrograde'] as FactId)?.value;
  return value?.type === 'flag' && value.on;
}

function degreeText(context: VoiceContext, main: string | null): string | null {
  const value = main === null ? undefined : context.facts.get(`natal.${main}.degree` as FactId)?.value;
  return value?.type === 'degrees' ? context.pack.names.degreeOf(value.deg) : null;
}

function dignityText(context: VoiceContext, testimony: Testimony, main: string | null): string | null {
  if (main === null || testimony.facts['dignity'] === undefined) return null;
  const dignity = idOf(context, `natal.${main}.dignity`);
  const table = context.pack.dignities[main as 'sun'];
  return dignity === null || table === undefined
    ? null
    : pick(context, `dignity.${main}.${dignity}`, table[dignity as 'domicile']);
}
