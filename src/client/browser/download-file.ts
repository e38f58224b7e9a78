/** Called with the loaded fraction of a file, from 0 to 1; null where its size is unknown. */
type OnProgress = (share: number | null) => void;

/** Reads a file as a blob. @throws when it cannot be loaded completely */
export async function readBlob(
  href: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(href, { signal });
  if (!response.ok || !response.body) throw new Error(`${href}: status ${response.status}`);
  const size = Number(response.headers.get('content-length')) || null;
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    received += next.value.length;
    onProgress(size === null ? null : Math.min(1, received / size));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Some browsers read a blob only after the click has returned. */
const keptFor = 60_000;

/** Saves a blob under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
