/** What the packages of package-lock.json are allowed to do: their licenses, and their install scripts. */
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

/** Shipped all the same, unmodified, each with its reason. */
const NAMED = [
  // The shared library of sharp on the server; its users are not bound by the LGPL.
  { name: /^@img\/sharp-/, license: /LGPL-3\.0-or-later/ },
  // A file of its own, which the owner's area loads for photos that the browser cannot read.
  { name: /^heic-to$/, license: /^LGPL-3\.0$/ },
  // The MPL binds the files of the package alone.
  { name: /^web-push$/, license: /^MPL-2\.0$/ },
  { name: /^dompurify$/, license: /OR Apache-2\.0/ },
  // A list of names with its attribution, part of the Functions Framework, which Google's build would install anyway.
  { name: /^spdx-exceptions$/, license: /^CC-BY-3\.0$/ },
  // MIT, by their files LICENSE; the lock file does not know it.
  { name: /^(busboy|streamsearch|limiter)$/, license: /^$/ },
];

const nameAndLicense = ({ name, license = '' }: { name: string; license?: string }) => `${name}: ${license}`;

it(`none of ${shipped.length} packages that are shipped has a license that was not looked at`, () => {
  const unknown = shipped.filter(
    ({ name, license = '' }) =>
      !PERMISSIVE.test(license) &&
      !NAMED.some((named) => named.name.test(name) && named.license.test(license)),
  );
  expect(unknown.map(nameAndLicense)).toEqual([]);
});

it(`none of ${ours.length} packages, tools included, has a license that binds what is made with it`, () => {
  expect(ours.filter(({ license }) => /\bA?GPL|SSPL|BUSL/.test(license ?? '')).map(nameAndLicense)).toEqual(
    [],
  );
});

it('few packages have an install script, and none is run', () => {
  const names = ours.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['@firebase/util', 'esbuild', 'protobufjs', 're2']));
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});
