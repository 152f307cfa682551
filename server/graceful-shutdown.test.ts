import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { drainConnections } from './graceful-shutdown.ts';

/** Keeps the event loop busy, so that connections wait in the queue of the system. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('connections that the system has accepted are answered, though the order to stop comes with them', async (t) => {
  const server = createServer((_request, response) => {
    work(2);
    response.end('answer');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.closeAllConnections());
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const sockets = Array.from({ length: 100 }, () => connect(address.port, '127.0.0.1'));
  const answers = Promise.all(
    sockets.map((socket) => {
      socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
      return text(socket).catch(String);
    }),
  );
  // The system has accepted them; the server has not.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await drainConnections(server, 5000);
  for (const answer of await answers) {
    assert.match(answer, /^HTTP\/1\.1 200 [^]*answer$/);
    assert.match(answer, /\r\nconnection: close\r\n/i);
  }
  const late = connect(address.port, '127.0.0.1');
  await assert.rejects(once(late, 'connect'), /ECONNREFUSED/);
});

test('a connection that nobody asks on is waited for no longer than said', async (t) => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const socket = connect(address.port, '127.0.0.1');
  t.after(() => socket.destroy());
  await once(server, 'connection');
  const begun = performance.now();
  await drainConnections(server, 50);
  assert.ok(performance.now() - begun >= 45);
  assert.equal(socket.destroyed, false);
});
