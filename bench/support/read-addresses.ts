/** A reader in a process of its own: for each `{ url, times }` it is sent it reads and then says `done`. */
process.on('message', ({ url, times }: { url: string; times: number }) => {
  void read(url, times).then(() => process.send?.('done'));
});

async function read(url: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}
