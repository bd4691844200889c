/** Files by which other systems install the program, with the version and the sums of a release. */
import { readJson } from './workspace.mjs';

/** Where the files of a release are downloaded from. */
function releasePage(version) {
  return `${readJson('package.json').homepage.replace(/#.*/, '')}/releases/download/v${version}`;
}

/** The flake by which Nix unpacks the Debian package and runs it with Nix's own Node. */
export function nixFlake(version, file, sum) {
  const { description, homepage } = readJson('package.json');
  const hash = `sha256-${Buffer.from(sum, 'hex').toString('base64')}`;
  return `{
  description = "${description}";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let pkgs = nixpkgs.legacyPackages.x86_64-linux;
    in {
      packages.x86_64-linux.default = pkgs.stdenv.mkDerivation {
        pname = "nonokit";
        version = "${version}";
        src = pkgs.fetchurl {
          url = "${releasePage(version)}/${file}";
          hash = "${hash}";
        };
        # the decoder of images is a compiled library
        nativeBuildInputs = [ pkgs.autoPatchelfHook pkgs.dpkg pkgs.makeWrapper ];
        buildInputs = [ pkgs.stdenv.cc.cc.lib ];
        unpackPhase = "dpkg-deb -x $src .";
        installPhase = ''
          mkdir -p $out/lib $out/share
          cp -r usr/lib/nonokit $out/lib/
          cp -r usr/share/man $out/share/
          makeWrapper \${pkgs.nodejs}/bin/node $out/bin/nonokit \\
            --add-flags $out/lib/nonokit/bin/nonokit.js
        '';
        meta = {
          description = "${description}";
          homepage = "${homepage}";
          license = pkgs.lib.licenses.mit;
          mainProgram = "nonokit";
        };
      };
    };
}
`;
}

/** The manifest by which Flatpak installs the executable. */
export function flatpakManifest(version, file, sum) {
  return {
    id: 'io.github.nonokit.Nonokit',
    runtime: 'org.freedesktop.Platform',
    'runtime-version': '25.08',
    sdk: 'org.freedesktop.Sdk',
    command: 'nonokit',
    'finish-args': ['--filesystem=host'],
    // the program is a part of the executable that "strip" would take away
    'build-options': { strip: false, 'no-debuginfo': true },
    modules: [
      {
        name: 'nonokit',
        buildsystem: 'simple',
        'build-commands': [
          'install -D nonokit /app/bin/nonokit',
          'install -D -m 644 -t /app/share/licenses/io.github.nonokit.Nonokit LICENSE LICENSES.txt',
        ],
        sources: [{ type: 'archive', url: `${releasePage(version)}/${file}`, sha256: sum }],
      },
    ],
  };
}

/** Where the example of an Android app looks for its site; owners put their own host there. */
const EXAMPLE_HOST = 'nonograms.example';

/** The settings from which Bubblewrap builds an Android app that shows a site full screen. */
export function twaManifest(version) {
  const site = `https://${EXAMPLE_HOST}/`;
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  const paper = '#f5f6f3';
  const night = '#16181d';
  return {
    packageId: EXAMPLE_HOST.split('.').reverse().join('.'),
    host: EXAMPLE_HOST,
    name: 'Nonokit',
    launcherName: 'Nonokit',
    display: 'standalone',
    orientation: 'any',
    themeColor: paper,
    themeColorDark: night,
    navigationColor: paper,
    navigationColorDark: night,
    navigationDividerColor: paper,
    navigationDividerColorDark: night,
    backgroundColor: paper,
    enableNotifications: false,
    startUrl: '/',
    iconUrl: `${site}icon-512.png`,
    maskableIconUrl: `${site}icon-maskable-512.png`,
    webManifestUrl: `${site}app.webmanifest`,
    fullScopeUrl: site,
    splashScreenFadeOutDuration: 300,
    signingKey: { path: './android.keystore', alias: 'android' },
    appVersionName: version,
    appVersionCode: (major * 1000 + minor) * 1000 + patch + 1,
    minSdkVersion: 21,
    generatorApp: 'nonokit',
    fallbackType: 'customtabs',
    features: {},
    shortcuts: [],
    fingerprints: [],
    additionalTrustedOrigins: [],
    retainedBundles: [],
    enableSiteSettingsShortcut: true,
    isChromeOSOnly: false,
    isMetaQuest: false,
  };
}
