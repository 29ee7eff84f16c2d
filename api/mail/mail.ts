/** How the server's mail leaves: by SMTP, or, when there is no mail server, into the log of the server. */
import { createTransport } from 'nodemailer';

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Mail = {
  /** Told to the sign-in screen, so that a person knows where to look for the code. */
  readonly delivery: 'email' | 'server-log';
  /** Rejects when the letter could not be handed over. */
  readonly send: (letter: Letter) => Promise<void>;
};

/** How long a step of the talk with the mail server may take. */
const patienceMs = 10_000;

/** Mail by the server at `url` (smtp: or smtps:), from the address `from`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    {
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    delivery: 'email',
    send: async ({ to, subject, text }) => {
      // An address object is taken as it is: nothing in it can add another recipient.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}

/** Mail that is only written down, a letter a line: for a machine of one's own, where the log is at hand. */
export function logMail(write: (line: string) => void): Mail {
  return {
    delivery: 'server-log',
    send: ({ to, subject, text }) => {
      write(`mail to ${veiled(to)}: ${subject}. ${text.replaceAll(/\s+/g, ' ').trim()}`);
      return Promise.resolve();
    },
  };
}

/** Enough of an address for its owner to know it again. */
const veiled = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');
