/** Automates any browser, using only the few actions that the journeys need. */
import { chromium, expect, firefox, webkit } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import puppeteer from 'puppeteer-core';
import { browserArgs } from '../../../tools/browser';
import type { OtherBrowser } from '../../../tools/other-browsers';

/**
 * The actions that every automation tool supports. Playwright's own clicks use features that Chromium 92
 * doesn't have.
 */
interface Driver {
  /** The browser's name and version. */
  browser: string;
  open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  ask: (body: string) => Promise<unknown>;
  press: (x: number, y: number) => Promise<void>;
  typeKeys: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Resizes the page. The default height is a phone's. */
  resize: (width: number, height?: number) => Promise<void>;
  leave: () => Promise<void>;
}

export interface Visitor extends Driver {
  /** Clicks the first visible element that matches the selector, once nothing covers the element. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
}

/**
 * The width of the phone screen, narrow enough for the phone menu. A WebKitGTK window can't be narrower than
 * about 447 px.
 */
export const PHONE_WIDTH = 460;
const screenOf = (width: number, height = 844) => ({ width, height });
const SCREEN = screenOf(PHONE_WIDTH);

export async function sendVisitor(browser: Exclude<OtherBrowser, { missing: string }>): Promise<Visitor> {
  const driver = await drive(browser);
  const click = async (selector: string): Promise<void> => {
    let place: unknown = null;
    await expect
      .poll(async () => (place = await driver.ask(placeOf(selector))), {
        message: `a place to click on ${selector}`,
      })
      .not.toBeNull();
    const [x = 0, y = 0] = place as number[];
    await driver.press(x, y);
  };
  const type = async (selector: string, text: string): Promise<void> => {
    await click(selector);
    await driver.typeKeys(text);
  };
  return { ...driver, click, type };
}

const placeOf = (selector: string): string => `
  const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;`;

function drive(browser: Exclude<OtherBrowser, { missing: string }>): Promise<Driver> {
  if (browser.by === 'playwright') return byPlaywright(browser);
  return browser.by === 'puppeteer' ? byPuppeteer(browser.path) : byWebDriver(browser.command);
}

const asFunction = (body: string): string => `(() => { ${body} })()`;

async function byPlaywright({
  engine,
  path,
}: {
  engine: 'chromium' | 'firefox' | 'webkit';
  path?: string;
}): Promise<Driver> {
  const options = {
    ...(path !== undefined && { executablePath: path }),
    ...(engine === 'chromium' && { args: browserArgs }),
  };
  const browser = await { chromium, firefox, webkit }[engine].launch(options);
  const page = await browser.newPage({ viewport: SCREEN });
  return {
    browser: `${engine} ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    ask: (body) => page.evaluate(asFunction(body)),
    press: (x, y) => page.mouse.click(x, y),
    typeKeys: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    resize: (width, height) => page.setViewportSize(screenOf(width, height)),
    leave: () => browser.close(),
  };
}

async function byPuppeteer(path: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  const page = await browser.newPage();
  await page.setViewport(SCREEN);
  return {
    browser: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    ask: (body) => page.evaluate(asFunction(body)),
    press: (x, y) => page.mouse.click(x, y),
    typeKeys: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    resize: (width, height) => page.setViewport(screenOf(width, height)),
    leave: () => browser.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the given command and returns a driver that controls its browser through WebDriver
 * (https://www.w3.org/TR/webdriver2).
 */
async function byWebDriver([command = '', ...args]: string[]): Promise<Driver> {
  const port = await freePort();
  // The X server, the driver and the browser share a process group so they can be killed together.
  const driver = spawn(command, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  const end = () => {
    process.removeListener('exit', end);
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid);
    } catch {
      // The processes have already exited. An error here would keep Playwright's worker from exiting.
    }
  };
  process.once('exit', end);

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let attempts = 1; ; attempts += 1) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (attempts === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const inSession = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const act = (source: object) => inSession('POST', '/actions', { actions: [source] });
  await inSession('POST', '/window/rect', SCREEN);
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await inSession('POST', '/url', { url });
    },
    ask: (body) => inSession('POST', '/execute/sync', { script: body, args: [] }),
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    typeKeys: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions });
    },
    resize: async (width, height) => {
      await inSession('POST', '/window/rect', screenOf(width, height));
    },
    screenshot: async () => Buffer.from((await inSession('GET', '/screenshot')) as string, 'base64'),
    leave: async () => {
      await call('DELETE', `/session/${sessionId}`);
      end();
    },
  };
}
