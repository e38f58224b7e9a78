import { socketChannel, type Channel } from '#src/store/embedded/channel.ts';
import { listenOnSocket, stopListening } from '#src/store/embedded/socket.ts';
import { toWire } from '#src/store/embedded/wire-error.ts';
import type { LeadAdministration, StoredLead } from '../lead.ts';
import type { Command, CommandAnswer } from './command-protocol.ts';

const leadsPerAnswer = 200;

/** Lets other processes administer this process's leads through a socket. Returns a function that stops it. */
export async function serveCommands(
  leads: Omit<LeadAdministration, 'close'>,
  socketPath: string,
): Promise<() => Promise<void>> {
  const clients = new Set<Channel>();
  const server = await listenOnSocket(socketPath, (socket) => {
    const client = socketChannel(socket);
    clients.add(client);
    serve(client, leads, () => clients.delete(client));
  });
  return async () => {
    for (const client of clients) client.close();
    await stopListening(server, socketPath);
  };
}

function serve(
  client: Channel,
  leads: Omit<LeadAdministration, 'close'>,
  onClose: () => void,
): void {
  let listing: AsyncIterator<StoredLead> | null = null;
  let last: Promise<void> = Promise.resolve();

  async function perform(command: Command): Promise<CommandAnswer> {
    switch (command.ask) {
      case 'next':
        listing ??= leads.list()[Symbol.asyncIterator]();
        return { leads: await nextOf(listing) };
      case 'damaged':
        return { damaged: await leads.listDamaged(command.email) };
      case 'retry':
        return { count: await leads.retry(command.now) };
      case 'purge':
        return { count: await leads.purge(command.choice) };
    }
  }

  async function answer(before: Promise<void>, command: Command): Promise<void> {
    await before;
    try {
      client.send(await perform(command));
    } catch (error) {
      client.send({ error: toWire(error) } satisfies CommandAnswer);
    }
  }

  client.listen(
    (message) => {
      last = answer(last, message as Command);
    },
    () => {
      void last.then(() => listing?.return?.());
      onClose();
    },
  );
}

async function nextOf(listing: AsyncIterator<StoredLead>): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  while (leads.length < leadsPerAnswer) {
    const next = await listing.next();
    if (next.done) break;
    leads.push(next.value);
  }
  return leads;
}
