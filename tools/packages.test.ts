/** Tests the licenses and install scripts of the packages in package-lock.json. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
const ours = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...entry,
  }));
const shipped = ours.filter(({ dev }) => !dev);

const PERMISSIVE = /^\(?((MIT|MIT-0|0BSD|ISC|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1|CC0-1\.0)(\)?$| OR ))/;

/** Reviewed packages with other licenses, and the reason that each may be shipped unmodified. */
const NAMED = [
  // These packages contain libvips, which the server loads as a shared library. The LGPL doesn't extend to
  // programs that use a library in this way.
  { name: /^@img\/sharp-/, license: /LGPL-3\.0-or-later/ },
  // The owner's area loads this package as a separate file, to convert photos that the browser can't read.
  { name: /^heic-to$/, license: /^LGPL-3\.0$/ },
  // The MPL covers only the package's own files.
  { name: /^web-push$/, license: /^MPL-2\.0$/ },
  { name: /^dompurify$/, license: /OR Apache-2\.0/ },
  // This package is a list of names that contains the required attribution. It is part of the Functions
  // Framework, which Google's build would install anyway.
  { name: /^spdx-exceptions$/, license: /^CC-BY-3\.0$/ },
  // These packages' LICENSE files contain the MIT license, but the lock file lists none.
  { name: /^(busboy|streamsearch|limiter)$/, license: /^$/ },
];

const nameAndLicense = ({ name, license = '' }: { name: string; license?: string }) => `${name}: ${license}`;

it(`none of the ${shipped.length} shipped packages has an unreviewed license`, () => {
  const unknown = shipped.filter(
    ({ name, license = '' }) =>
      !PERMISSIVE.test(license) &&
      !NAMED.some((named) => named.name.test(name) && named.license.test(license)),
  );
  expect(unknown.map(nameAndLicense)).toEqual([]);
});

it(`none of the ${ours.length} packages, including tools, has a license that applies to this site's own code`, () => {
  expect(ours.filter(({ license }) => /\bA?GPL|SSPL|BUSL/.test(license ?? '')).map(nameAndLicense)).toEqual(
    [],
  );
});

it('only known packages have install scripts, and npm runs none of them', () => {
  const names = ours.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['@firebase/util', 'esbuild', 'protobufjs', 're2']));
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});
