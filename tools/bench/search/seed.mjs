/**
 * Chats in the local database of a page, many of them, as a person would have after years: written past the app, since
 * writing them through it would take longer than what is measured. Words are drawn by Zipf's law from a made vocabulary, so
 * that a few stand in most messages and most in a few, with some Thai among them.
 */

/**
 * Runs in the page. The database must be there (open the app once before). Every hundredth message holds `needle`.
 * Gives the ids of the first chat and of its last message.
 */
export async function seedChats({ chats, messages, needle, nowMs }) {
  let state = 20_261_121;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const letters = 'etaoinshrdlucmfwypvbgkjqxz';
  const made = Array.from({ length: 30_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 8) }, () => letters[Math.floor(random() ** 2 * 26)]).join(
      '',
    ),
  );
  const thai = ['ความรัก', 'วันนี้', 'ดวงจันทร์', 'การงาน', 'ทำไม', 'ฉันรู้สึก', 'เมื่อไหร่'];
  const word = () => made[Math.floor(made.length ** random()) - 1] ?? 'the';
  const text = (count) => Array.from({ length: count }, word).join(' ');
  const id = (length, alphabet) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  const shortId = () => id(21, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  const timedId = (atMs) => {
    const time = atMs.toString(16).padStart(12, '0');
    const hex = '0123456789abcdef';
    return `${time.slice(0, 8)}-${time.slice(8)}-7${id(3, hex)}-8${id(3, hex)}-${id(12, hex)}`;
  };

  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('soulstice-anon');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  const put = (table, rows) =>
    new Promise((resolve, reject) => {
      const writing = db.transaction(table, 'readwrite', { durability: 'relaxed' });
      const store = writing.objectStore(table);
      for (const row of rows) store.put(row);
      writing.addEventListener('complete', resolve);
      writing.addEventListener('error', () => reject(writing.error));
    });

  const stamp = `${String(nowMs).padStart(15, '0')}:00000000-0000-4000-8000-000000000000`;
  const perChat = Math.max(1, Math.round(messages / chats));
  const spanMs = 3 * 365 * 86_400_000;
  let first = null;
  let written = 0;
  for (let from = 0; from < chats; from += 250) {
    const threads = [];
    const rows = [];
    for (let at = from; at < Math.min(chats, from + 250); at += 1) {
      const threadId = shortId();
      const begun = Math.floor(nowMs - (spanMs * at) / chats - 3_600_000);
      let parentId = null;
      for (let turn = 0; turn < perChat && written < messages; turn += 1, written += 1) {
        const createdAt = begun + turn * 30_000;
        const messageId = timedId(createdAt);
        const isReply = turn % 2 === 1;
        const some =
          written % 100 === 0 ? ` ${needle}` : written % 20 === 0 ? ` ${thai[written % 7]}วันนี้` : '';
        rows.push({
          id: messageId,
          threadId,
          parentId,
          sender: isReply ? 'ai' : 'user',
          content: text(isReply ? 70 : 12) + some,
          readingMode: 'mixed',
          createdAt,
          imageId: null,
          rating: null,
          deletedAt: null,
          attached: null,
          reading: null,
          _t: stamp,
        });
        parentId = messageId;
      }
      threads.push({
        id: threadId,
        title: `Chat ${at + 1}: ${text(3)}`,
        mode: 'mixed',
        lastMessage: '',
        createdAt: begun,
        updatedAt: begun + perChat * 30_000,
        folderId: at % 3 === 2 ? 'folder-pattern' : null,
        leafId: parentId,
        pinned: at === 5,
        archived: at % 50 === 7,
        deletedAt: null,
        _t: stamp,
      });
      first ??= { threadId, messageId: parentId };
    }
    await put('thread', threads);
    await put('message', rows);
  }
  db.close();
  return { ...first, common: made[0] };
}
