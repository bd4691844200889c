/**
 * An image of a container as one file: the layout that the Open Container Initiative describes
 * (image-spec 1.1), in a tar. No daemon makes it, and the same layers give the same bytes, since
 * nothing in it has a date.
 */
import { gzipSync } from 'node:zlib';
import { sumOf, tar } from './archives.mjs';

const TYPE = 'application/vnd.oci.image';

/** An image with these layers (entries of archives), the first lowest. `name` is "site:0.1.0". */
export function ociImage({ name, layers, config, annotations }) {
  const blobs = [];
  const add = (kind, content) => {
    const sum = sumOf(content);
    blobs.push({ path: `blobs/sha256/${sum}`, content });
    return { mediaType: `${TYPE}.${kind}`, digest: `sha256:${sum}`, size: content.length };
  };
  const addJson = (kind, value) => add(kind, Buffer.from(JSON.stringify(value)));
  const contents = [];
  const packed = layers.map((entries) => {
    const content = tar(entries);
    contents.push(`sha256:${sumOf(content)}`);
    // level 9 takes twice the time for 1 % less
    return add('layer.v1.tar+gzip', gzipSync(content, { level: 6 }));
  });
  const rootfs = { type: 'layers', diff_ids: contents };
  const described = addJson('config.v1+json', {
    architecture: 'amd64',
    os: 'linux',
    config,
    rootfs,
  });
  const manifest = addJson('manifest.v1+json', {
    schemaVersion: 2,
    mediaType: `${TYPE}.manifest.v1+json`,
    config: described,
    layers: packed,
    annotations,
  });
  // Podman takes the first name, Docker the second
  const names = {
    'org.opencontainers.image.ref.name': name,
    'io.containerd.image.name': `docker.io/library/${name}`,
  };
  const index = { schemaVersion: 2, manifests: [{ ...manifest, annotations: names }] };
  return tar([
    { path: 'oci-layout', content: Buffer.from('{"imageLayoutVersion":"1.0.0"}') },
    { path: 'index.json', content: Buffer.from(JSON.stringify(index)) },
    ...blobs,
  ]);
}
