/** Bytes that this process exchanges with a port: read from its own sockets, so that counting costs nothing. */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const sockets: { readonly port: number; readonly socket: Socket }[] = [];
// From the first import on: a connection that was opened before and is used again counts too.
subscribe('net.client.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  socket.once('connect', () => {
    if (socket.remotePort !== undefined) sockets.push({ port: socket.remotePort, socket });
  });
});

/** Bytes sent and received together, since the last call. */
export type TakeBytes = () => number;

export function countSocketBytes(port: number): TakeBytes {
  const total = (): number =>
    sockets
      .filter((one) => one.port === port)
      .reduce((sum, { socket }) => sum + socket.bytesWritten + socket.bytesRead, 0);
  let before = total();
  return () => {
    const now = total();
    const taken = now - before;
    before = now;
    return taken;
  };
}
