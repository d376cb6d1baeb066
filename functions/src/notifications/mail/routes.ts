import type { NotificationsApi } from '@app/domain/notifications/api';
import type { MailStatus } from '@app/domain/notifications/mail';
import {
  mailSettingsSchema,
  recipientConfirmationSchema,
  recipientRequestSchema,
} from '@app/domain/notifications/mail.schema';
import { readJson, validate, validateTyped } from '../../platform/http/body';
import { ApiError } from '../../platform/http/error';
import type { Routes } from '../../platform/http/handler';
import { readFailure, readMailProblems } from '../outbox';
import { partlyHidden } from './address';
import { mailConfig, type MailConfig } from './config';
import { confirmRecipient, readRecipient, recipientOf, requestRecipient } from './recipient';
import { readMailSettings, saveMailSettings } from './settings';

const BODY_MAX_BYTES = 1024;

async function mailStatus(): Promise<MailStatus> {
  const config = mailConfig();
  const [settings, problems, recipient] = await Promise.all([
    readMailSettings(),
    readMailProblems(),
    readRecipient(),
  ]);
  const { pending } = recipient;
  return {
    ...settings,
    ...problems,
    isConfigured: config !== null,
    recipient: config && partlyHidden(recipientOf(config, recipient)),
    isConfirmed: recipient.confirmed !== null,
    pending: pending && {
      address: pending.address,
      failure: await readFailure({ kind: 'recipientCode', requestId: pending.id }),
    },
  };
}

function requireConfig(): MailConfig {
  const config = mailConfig();
  if (!config) throw new ApiError(409, 'mail.off');
  return config;
}

export const MAIL_ROUTES = {
  'GET /api/admin/mail': mailStatus,
  'PUT /api/admin/mail': async (request) => {
    await saveMailSettings(validateTyped(mailSettingsSchema, readJson(request, BODY_MAX_BYTES)));
    return mailStatus();
  },
  'PUT /api/admin/mail/recipient': async (request) => {
    requireConfig();
    const { address } = validate(recipientRequestSchema, readJson(request, BODY_MAX_BYTES), {
      nameField: true,
    });
    await requestRecipient(address);
    return mailStatus();
  },
  'POST /api/admin/mail/recipient/confirmation': async (request) => {
    const { code } = validate(recipientConfirmationSchema, readJson(request, BODY_MAX_BYTES), {
      nameField: true,
    });
    await confirmRecipient(requireConfig(), code);
    return mailStatus();
  },
} satisfies Partial<Routes<NotificationsApi>>;
