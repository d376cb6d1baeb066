import type { MailStatus } from '@perro-wisdom/domain/mail';
import { mailSettingsSchema } from '@perro-wisdom/domain/mail.schema';
import { readJson, validate } from '../http/body';
import type { Handler } from '../http/handler';
import { readMailProblems } from '../outbox/outbox';
import { mailConfig } from './config';
import { readMailSettings, saveMailSettings } from './settings';

const BODY_MAX_BYTES = 1024;

/** Hides most of an address that may be read over the owner's shoulder: `ma…@example.com`. */
const partlyHidden = (address: string): string => address.replace(/^(.{1,2})[^@]*/, '$1…');

async function mailStatus(): Promise<MailStatus> {
  const config = mailConfig();
  const [settings, problems] = await Promise.all([readMailSettings(), readMailProblems()]);
  return { ...settings, ...problems, isConfigured: config !== null, recipient: config && partlyHidden(config.to) };
}

/** Tells the owner whether she gets mails about messages. */
export const showMailStatus: Handler<MailStatus> = async (_request, response) => {
  response.json(await mailStatus());
};

export const changeMailSettings: Handler<MailStatus> = async (request, response) => {
  await saveMailSettings(validate(mailSettingsSchema, readJson(request, BODY_MAX_BYTES)));
  response.json(await mailStatus());
};
