import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { apiEvents } from '../../kit/failure/api-events.ts';

/** Does what the error catalogue asks for: 401 leads to the login, 403 shows its page, the others a snackbar. */
export function reportFailure(error: unknown): void {
  if (error instanceof ApiError && error.body.code === 401) return apiEvents.onSessionEnd(error.message);
  if (error instanceof ApiError && error.body.error === 'faktor.required') return apiEvents.onFaktorRequired();
  if (error instanceof ApiError && error.body.code === 403) return apiEvents.onForbidden();
  notify.error(sebutKegagalan(error));
}
