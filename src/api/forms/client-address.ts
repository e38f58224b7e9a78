import { BlockList, isIP } from 'node:net';

/** Finds the address of a visitor: `peer` is who is connected, `forwardedFor` what proxies have told. */
export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string;

/**
 * Only trusted proxies are believed: from the connection backwards, the first address that is not theirs is
 * the visitor's, and whatever stands before it anybody could have written.
 * @param trusted addresses, or networks as `10.0.0.0/8`
 */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const isProxy = trustedAddresses(trusted);
  return (peer, forwardedFor = '') => {
    const forwarded = forwardedFor.split(',').map((address) => address.trim());
    const chain = [...forwarded.filter(Boolean).map(withoutPort), peer].map(withoutMapping);
    return chain.findLast((address) => !isProxy(address)) ?? chain[0]!;
  };
}

/**
 * Whether an address is one of those that are trusted.
 * @param trusted addresses, or networks as `10.0.0.0/8`
 */
export function trustedAddresses(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

/** What one visitor can hold many of counts as one: of an IPv6 address the network of 64 bits. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Some balancers write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] =
    /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** An IPv4 address as a socket for both families gives it: `::ffff:192.0.2.1`. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
