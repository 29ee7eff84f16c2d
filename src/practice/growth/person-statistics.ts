/** The statistics of a person's own page, all counted from what is on the device. */

export type StatisticsInput = {
  /** Creation instants of the chats in use, milliseconds. */
  readonly chats: readonly { readonly createdAt: number }[];
  /** The person's own messages and the readings; a topic where one was understood. */
  readonly messages: readonly { readonly fromPerson: boolean; readonly topic: string | null }[];
  /** One a rated reading: whether it landed. */
  readonly ratings: readonly boolean[];
  /** When the account or, without one, the profile was made. */
  readonly since: number | null;
};

export type PersonStatistics = {
  readonly totalChats: number;
  readonly totalMessages: number;
  /** At most three, most asked first; ties by name. Topics that are none are left out. */
  readonly topicsAsked: readonly string[];
  /** Whole per cent of rated readings that landed; null below five ratings. */
  readonly readingAccuracy: number | null;
  readonly ratedReadings: number;
  /** The earliest instant known of the person, milliseconds; null when there is none. */
  readonly memberSince: number | null;
};

const FEWEST_RATINGS = 5;
const TOPICS_SHOWN = 3;
const NO_TOPIC: ReadonlySet<string> = new Set(['none', 'app']);

export function personStatistics(input: StatisticsInput): PersonStatistics {
  const topics = new Map<string, number>();
  for (const { fromPerson, topic } of input.messages)
    if (fromPerson && topic !== null && !NO_TOPIC.has(topic)) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  const instants = [
    ...input.chats.map(({ createdAt }) => createdAt),
    ...(input.since === null ? [] : [input.since]),
  ];
  const landed = input.ratings.filter(Boolean).length;
  return {
    totalChats: input.chats.length,
    totalMessages: input.messages.length,
    topicsAsked: [...topics]
      .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, TOPICS_SHOWN)
      .map(([topic]) => topic),
    readingAccuracy:
      input.ratings.length < FEWEST_RATINGS ? null : Math.round((100 * landed) / input.ratings.length),
    ratedReadings: input.ratings.length,
    memberSince: instants.length === 0 ? null : instants.reduce((least, at) => Math.min(least, at)),
  };
}
