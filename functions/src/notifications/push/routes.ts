import type { NotificationsApi } from '@app/domain/notifications/api';
import { deviceOf } from '@app/domain/general/user-agent';
import { pushDeviceSchema } from '@app/domain/notifications/push.schema';
import { onEmulators } from '../../platform/config';
import { readJson, validate } from '../../platform/http/body';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Routes } from '../../platform/http/handler';
import { readMailSettings } from '../mail/settings';
import { readRecentFacts } from '../../content/site';
import { composeTestPush } from './compose';
import { isDeviceId, readDevice, readDevices, removeDevice, saveDevice } from './devices';
import { isPublicKey, isPushEndpoint } from './endpoint';
import { pushKeys } from './keys';
import { sendPush } from './service';

const BODY_MAX_BYTES = 4096;

export const PUSH_ROUTES = {
  'GET /api/admin/push': async () => ({
    publicKey: pushKeys()?.publicKey ?? null,
    devices: await readDevices(),
  }),
  /** Registers a browser's subscription. Later calls record that the device is still in use. */
  'POST /api/admin/push/devices': async (request) => {
    const body = validate(pushDeviceSchema, readJson(request, BODY_MAX_BYTES));
    if (!pushKeys()) throw new ApiError(409, 'push.off');
    if (!isPushEndpoint(body.endpoint, onEmulators) || !isPublicKey(body.keys.p256dh))
      throw new ApiError(400, 'api.invalidBody');
    return saveDevice(body, deviceOf(request.get('User-Agent')), new Date());
  },
  'DELETE /api/admin/push/devices/{id}': async (request) => {
    const id = pathParameter(request, 'id');
    if (isDeviceId(id)) await removeDevice(id);
  },
  /** Sends a test notification to a device immediately, in the language used for email to the owner. */
  'POST /api/admin/push/devices/{id}/test': async (request) => {
    const keys = pushKeys();
    if (!keys) throw new ApiError(409, 'push.off');
    const id = pathParameter(request, 'id');
    const device = isDeviceId(id) ? await readDevice(id) : null;
    if (!device) throw new ApiError(404, 'push.gone');
    const [{ language }, facts] = await Promise.all([readMailSettings(), readRecentFacts()]);
    const result = await sendPush(
      { device, message: composeTestPush(language, facts), topic: 'test', contact: facts },
      keys,
    );
    if (result === 'gone') {
      await removeDevice(id);
      throw new ApiError(404, 'push.gone');
    }
    if (result !== 'accepted') throw new ApiError(502, 'push.refused');
  },
} satisfies Partial<Routes<NotificationsApi>>;
