/** What the reader is sent: `isNew` asks for another address each time, so that nothing is answered from memory. */
export type Reading = { url: string; times: number; isNew: boolean };

/** A reader in a process of its own: it reads what it is sent, and then says `done`. */
process.on('message', (reading: Reading) => {
  void read(reading).then(() => process.send?.('done'));
});

let asked = 0;

async function read({ url, times, isNew }: Reading): Promise<void> {
  for (let count = 0; count < times; count++) {
    const address = isNew ? `${url}?visit=${(asked += 1)}` : url;
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}
