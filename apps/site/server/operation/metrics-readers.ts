/**
 * Who may read the metrics: this machine, and networks that the operator has named. The other end
 * of the connection counts, because headers can be forged.
 */
import { BlockList, isIP } from 'node:net';

/** The headers by which proxies mark forwarded requests. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Whether a request may read the metrics. */
export type MetricsReaders = (
  address: string,
  header: (name: string) => string | undefined,
) => boolean;

/** Reads networks: "10.0.0.5,172.17.0.0/16"; undefined if a part of it is none. */
export function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [address = '', bits, more] = part.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || prefix < 0 || prefix > most || more !== undefined) return undefined;
    networks.addSubnet(address, prefix, `ipv${version === 6 ? 6 : 4}`);
  }
  return networks;
}

/**
 * The readers that are allowed besides this machine, as `readNetworks` reads them. A connection to
 * a socket of the file system has no address, and can only come from this machine.
 */
export function metricsReaders(besides: string | undefined, isSocket = false): MetricsReaders {
  const known = [readNetworks('127.0.0.0/8,::1'), besides ? readNetworks(besides) : undefined];
  return (address, header) => {
    const version = isIP(address);
    if (PASSED_ON.some((name) => header(name) !== undefined)) return false;
    if (version === 0) return isSocket && address === '';
    return known.some((networks) => networks?.check(address, `ipv${version === 6 ? 6 : 4}`));
  };
}
