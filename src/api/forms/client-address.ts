import { BlockList, isIP } from 'node:net';

/** Finds the address of a visitor: `peer` is the connection's, `forwardedFor` the header of proxies. */
export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string;

/**
 * Only trusted proxies are believed: read from the connection backwards, the first address that is not a proxy's is the
 * visitor's. Anything before it could be forged.
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
 * Whether an address is trusted.
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

/** Groups addresses that one visitor can use freely: the 64-bit network of an IPv6 address. */
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

/** Removes the port that some balancers add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] =
    /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** Unwraps an IPv4 address as dual-stack sockets give it: `::ffff:192.0.2.1`. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
