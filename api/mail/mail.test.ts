import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { codeLetter } from './code-letter.ts';
import { logMail, smtpMail } from './mail.ts';

type Received = { readonly from: string; readonly to: readonly string[]; readonly data: string };

async function withServer(work: (port: number, received: Received[]) => Promise<void>): Promise<void> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    await work((server.server.address() as AddressInfo).port, received);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }
}

describe('smtpMail', () => {
  it('hands a letter to the mail server', () =>
    withServer(async (port, received) => {
      const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'Soulstice <hello@soulstice.example>');
      await mail.send(codeLetter('ada@example.com', '012345', 10));
      expect(mail.delivery).toBe('email');
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({ from: 'hello@soulstice.example', to: ['ada@example.com'] });
      expect(received[0]?.data).toContain('From: Soulstice <hello@soulstice.example>');
      expect(received[0]?.data).toContain('sign-in code is 012345.');
    }));

  it('writes to nobody else, whatever the address holds', () =>
    withServer(async (port, received) => {
      const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'hello@soulstice.example');
      await mail
        .send({ to: 'ada@example.com, eve@example.com', subject: 'x', text: 'y' })
        .catch(() => undefined);
      expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
    }));

  it('rejects when nobody is there to take it', async () => {
    let free = 0;
    await withServer((port) => {
      free = port;
      return Promise.resolve();
    });
    const mail = smtpMail(`smtp://127.0.0.1:${free}`, 'hello@soulstice.example');
    await expect(mail.send({ to: 'ada@example.com', subject: 'x', text: 'y' })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});

describe('logMail', () => {
  it('writes a line a letter, with the code and little of the address', async () => {
    const lines: string[] = [];
    const mail = logMail((line) => lines.push(line));
    await mail.send(codeLetter('ada.lovelace@example.com', '012345', 10));
    expect(mail.delivery).toBe('server-log');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]*\b012345\b[^\n]*$/);
    expect(lines[0]).toContain('a…@example.com');
    expect(lines[0]).not.toContain('lovelace');
  });
});

describe('codeLetter', () => {
  it('names the product, the code, how long it holds and what to do without having asked', () => {
    const { to, subject, text } = codeLetter('ada@example.com', '012345', 10);
    expect(to).toBe('ada@example.com');
    expect(subject).toBe('Your Soulstice sign-in code');
    expect(text).toContain('Soulstice');
    expect(text).toContain('012345');
    expect(text).toContain('10 minutes');
    expect(text).toContain('If you did not ask for this, nothing happens');
  });
});
