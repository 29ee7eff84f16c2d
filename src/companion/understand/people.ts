/** Who a message is about: roles by their words, saved people by name, and a name not met before. */
import type { PersonRef } from '#facts/ask.ts';
import type { SavedPerson } from './ask-context.ts';
import { onAxis } from './lexicon.ts';
import type { Found, Lexicon } from './lexicon.ts';

type Mention = { readonly start: number; readonly end: number; readonly ref: PersonRef };

/** A name further than this from a role word keeps the role `other`. */
const roleReach = 12;

/**
 * People in order of mention, each once. Gender is never inferred and no pronoun makes a person.
 * @param original the message as typed: names are recognised by their capital letter
 * @param text the normalised message that `found` points into
 */
export function findPeople(
  original: string,
  text: string,
  found: readonly Found[],
  saved: readonly SavedPerson[],
  lexicon: Lexicon,
): PersonRef[] {
  // "not my mother" names her only to leave her out.
  const left = onAxis(found, 'negation');
  const roles: Mention[] = onAxis(found, 'role')
    .filter(({ start }) => !left.some((no) => no.end <= start && text.slice(no.end, start).trim() === ''))
    .map(({ start, end, payload }) => ({ start, end, ref: { role: payload.label } }));
  const known = saved.flatMap((person) => savedMentions(person, text));
  const fresh = freshNames(original, lexicon, known);

  const mentions: Mention[] = [...known, ...thaiNames(text, roles)];
  for (const role of roles) {
    if (known.some((person) => person.start < role.end && role.start < person.end)) continue;
    mentions.push(role);
  }
  for (const { name, at } of fresh) {
    const start = at;
    const role = roles.find((r) => start >= r.end && start - r.end <= 1) ?? nearestRole(roles, text, name);
    const index = role ? mentions.indexOf(role) : -1;
    if (role && index >= 0) mentions[index] = { ...role, ref: { ...role.ref, name } };
    else mentions.push({ start, end: start + name.length, ref: { role: 'other', name } });
  }
  return unique(mentions.toSorted((a, b) => a.start - b.start).map((mention) => mention.ref));
}

function nearestRole(roles: readonly Mention[], text: string, name: string): Mention | undefined {
  const at = text.indexOf(name.toLowerCase());
  if (at < 0) return undefined;
  // "my sister Ana", "Ana, my sister": only space, a comma or "is my" stands between.
  return roles.find((role) => {
    const gap = role.end <= at ? text.slice(role.end, at) : text.slice(at + name.length, role.start);
    return gap.length <= roleReach && /^[\s,]*(?:is |called |named |ชื่อ)?(?:my )?$/.test(gap);
  });
}

function savedMentions(person: SavedPerson, text: string): Mention[] {
  const names = [person.name, ...(person.nicknames ?? [])].map((name) =>
    name.normalize('NFC').toLowerCase().trim(),
  );
  return names.flatMap((name) => {
    if (name === '') return [];
    const latin = /[a-z0-9]/.test(name);
    const mentions: Mention[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const loose =
        latin &&
        (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ||
          (/[\p{L}\p{N}]/u.test(text[end] ?? '') && !/^s(?![\p{L}\p{N}])/u.test(text.slice(end))));
      if (!loose)
        mentions.push({ start: at, end, ref: { role: person.role, name: person.name, personId: person.id } });
    }
    return mentions;
  });
}

/** Thai has no capitals: a title of respect after "with", and what stands between it and the question. */
const thaiTitled =
  /กับ((?:พี่|น้อง|คุณ)(?!ที่|ๆ)[ก-ฮเ-ไ][ก-ฮะ-ฺเ-๎]{1,8}?)(?=เข้ากัน|ไปด้วยกัน|ไปกัน|จะ|เป็น|สมพงศ์|คบ|เหมาะ|ไหม|มั้ย|[ ?]|$)/gu;

function thaiNames(text: string, roles: readonly Mention[]): Mention[] {
  return [...text.matchAll(thaiTitled)].flatMap((match) => {
    const name = match[1]!;
    const start = match.index + match[0].length - name.length;
    const end = start + name.length;
    const known = roles.some((role) => role.start < end && start < role.end);
    return known ? [] : [{ start, end, ref: { role: 'other', name } }];
  });
}

/** Capitalised words that stand where a person stands, and are no known word. */
function freshNames(
  original: string,
  lexicon: Lexicon,
  known: readonly Mention[],
): { name: string; at: number }[] {
  const names: { name: string; at: number }[] = [];
  const savedNames = new Set(known.flatMap((mention) => (mention.ref.name ?? '').toLowerCase().split(' ')));
  for (const match of original.matchAll(
    /(?<![\p{L}\p{N}'’])\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?/gu,
  )) {
    if (names.length >= 8) break;
    const name = keepName(match[0], lexicon);
    if (name === '' || savedNames.has(bare(name.split(' ')[0]!))) continue;
    const at = match.index + match[0].indexOf(name);
    // "Payday is the 28th": a word of the tables has its capital from the sentence.
    const opens = /(?:^|[.!?\n])\s*$/.test(original.slice(0, at));
    if (opens && lexicon.spellings.known?.has(bare(name))) continue;
    const before = original.slice(Math.max(0, at - 30), at).toLowerCase();
    const after = original
      .slice(at + name.length, at + name.length + 30)
      .toLowerCase()
      .replace(/[’']/g, '');
    const placed = lexicon.names.before.some((word) =>
      new RegExp(`(?:^|[^\\p{L}])${word} $`, 'u').test(before),
    );
    const acts = lexicon.names.after.some(
      (word) => after.startsWith(` ${word}`) && !/^[a-z]/.test(after.slice(word.length + 1)),
    );
    // "a trip to Peru", "move to Hull": a place, unless it is someone who is talked or turned to.
    if (before.endsWith(' to ') && !lexicon.names.toward.test(before)) continue;
    const thai = /[\u0E00-\u0E7F] ?$/.test(before) && /(?:กับ|ชื่อ|ของ|คุณ|พี่|น้อง) ?$/.test(before);
    if (placed || acts || thai) names.push({ name: name.replace(/['’]s$/, ''), at });
  }
  return names;
}

/** Two capitals in a row are one name unless one of them is a known word ("Will Marco", "Ana Should"); '' when none is left. */
function keepName(words: string, lexicon: Lexicon): string {
  const kept = words.split(' ').filter((word) => !lexicon.names.not.has(bare(word)));
  return kept.join(' ');
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/['’]/g, '');
}

function unique(people: readonly PersonRef[]): PersonRef[] {
  const seen = new Map<string, PersonRef>();
  for (const person of people) {
    const key = person.personId ?? (person.name ? `name:${person.name}` : `role:${person.role}`);
    const sameRole = [...seen.values()].some((other) => !person.name && other.role === person.role);
    if (!seen.has(key) && !sameRole) seen.set(key, person);
  }
  return [...seen.values()];
}
