/** The flake by which Nix installs a Debian package with this SHA-256 sum, in hexadecimal. */
export function nixFlake(version: string, file: string, sum: string): string;

/** The manifest by which Flatpak installs an executable with this sum. */
export function flatpakManifest(version: string, file: string, sum: string): object;

/** The settings from which Bubblewrap builds an Android app that shows a site. */
export function twaManifest(version: string): object;
