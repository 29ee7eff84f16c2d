/** Why an archive cannot be taken, told apart by `type`. Nothing of it has been written when one of these is told. */

export type ArchiveProblem =
  /** Larger than any archive this app makes. */
  | { readonly type: 'too-large'; readonly limitBytes: number }
  /** The file cannot be read any more: moved, deleted, or the browser may not. */
  | { readonly type: 'unreadable' }
  | { readonly type: 'not-an-archive' }
  /** A list of chats written out for reading: it has not what an import needs. */
  | { readonly type: 'chats-only' }
  /** Made by a version of the app that this one does not know. */
  | { readonly type: 'newer' }
  | { readonly type: 'wrong-passphrase' }
  /** Cut off or changed: the part that shows it. */
  | { readonly type: 'damaged'; readonly part: string }
  /** A record that no version of the app has written. `line` counts from 1. */
  | { readonly type: 'bad-row'; readonly part: string; readonly line: number }
  /** Data made to break programs: names that reach into code, endless nesting. */
  | { readonly type: 'forbidden'; readonly part: string }
  /** Unpacks into far more than it is. */
  | { readonly type: 'expands'; readonly part: string };

/** Thrown inside this folder; at its edge it becomes a value. */
export class ArchiveFailure extends Error {
  override name = 'ArchiveFailure';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(problem.type);
    this.problem = problem;
  }
}

export function damaged(part: string): ArchiveFailure {
  return new ArchiveFailure({ type: 'damaged', part });
}
