/** Statements on a PostgreSQL from outside our own code: making and dropping databases and roles. */
import pg from 'pg';

/** Runs statements at that address, each by itself, on a connection of their own. */
export async function administer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
