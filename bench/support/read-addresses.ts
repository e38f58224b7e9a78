/** What the reader is sent: addresses to read, one after the other. */
export type Reading = { addresses: readonly string[] };

/** A reader in a process of its own: it reads what it is sent, and then says `done`. */
process.on('message', (reading: Reading) => {
  void read(reading).then(() => process.send?.('done'));
});

async function read({ addresses }: Reading): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}
