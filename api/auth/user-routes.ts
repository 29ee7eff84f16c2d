/** `GET /user` and `PUT /user`: the signed-in person, and what they say about themselves. */
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { authLimits } from './auth-limits.ts';
import { failures, invalid } from './failure.ts';
import { readBody } from './surface.ts';
import type { Surface } from './surface.ts';
import { identitiesOf, mergeUserMetadata, userAnswer, userById } from './users.ts';

/** What may not be changed here, and is refused rather than passed over. */
const fixed = ['email', 'phone', 'password', 'role', 'app_metadata'] as const;

/** Rows cannot hold NUL or half a surrogate pair, nor anything that is nested deeper than it can be written. */
function isStorable(data: Readonly<Record<string, unknown>>): boolean {
  try {
    return !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(data));
  } catch {
    return false;
  }
}

const anything = z.unknown().optional();
const userBody = z.object({
  data: z
    .record(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), z.unknown())
    .refine(isStorable)
    .nullish(),
  email: anything,
  phone: anything,
  password: anything,
  role: anything,
  app_metadata: anything,
} satisfies Record<'data' | (typeof fixed)[number], z.ZodType>);

export function addUserRoutes(app: Hono, surface: Surface): void {
  const { db, nowMs, over, refuse } = surface;

  app.get('/user', async (c) => {
    const who = await surface.personOf(c);
    return who.ok ? answerUser(c, who.value.userId) : refuse(c, who.error);
  });

  app.put('/user', async (c) => {
    const who = await surface.personOf(c);
    if (!who.ok) return refuse(c, who.error);
    const { userId } = who.value;
    const limited = await over(authLimits.changesOfUser, userId);
    if (limited !== null) return refuse(c, limited);
    const body = await readBody(
      c,
      userBody,
      'Send what to keep about yourself as data, an object of plain values.',
    );
    if (!body.ok) return refuse(c, body.error);
    const refused = fixed.find((name) => (body.value[name] ?? null) !== null);
    if (refused !== undefined) return refuse(c, invalid(`${refused} cannot be changed here.`));
    const merged = await db.own((tx) => mergeUserMetadata(tx, userId, body.value.data ?? {}, nowMs()));
    switch (merged) {
      case 'merged':
        return answerUser(c, userId);
      case 'too-long':
        return refuse(c, invalid('That is more about yourself than a token can carry.'));
      case 'gone':
        return refuse(c, failures.sessionNotFound);
    }
  });

  const answerUser = async (c: Context, userId: string): Promise<Response> => {
    const found = await db.own(async (tx) => {
      const user = await userById(tx, userId);
      return user === null ? null : userAnswer(user, await identitiesOf(tx, userId));
    });
    return found === null ? refuse(c, failures.sessionNotFound) : c.json(found);
  };
}
