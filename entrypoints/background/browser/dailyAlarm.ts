import { browser } from 'wxt/browser';

/** Name of the alarm for what is checked once a day. */
export const dailyAlarm = 'daily';

/** Minutes between alarms: each check decides whether a day is over. */
const period = 360;

/** Sets the alarm, unless it is set. Browsers may forget alarms when they start. */
export async function setDailyAlarm(): Promise<void> {
  if ((await browser.alarms.get(dailyAlarm)) === undefined)
    await browser.alarms.create(dailyAlarm, { delayInMinutes: 1, periodInMinutes: period });
}
