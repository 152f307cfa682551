// On which terms the service is offered, as far as its software decides them.

import type { Settings } from '../../../settings/settings.ts';
import { counted, operatorOf, operatorSection, type Statement } from './statement.ts';

/** What may be asked, in sentences; the settings decide the numbers. */
function limits(settings: Settings) {
  const { freePlanMonthlyLimit, visitorDailyLimit, visitorNetworkDailyLimit, practiceDailyLimit, burstPerSecond } =
    settings;
  const networkLimit = Math.max(visitorDailyLimit, visitorNetworkDailyLimit);
  return [
    `An account has ${counted(freePlanMonthlyLimit, 'answer')} in each calendar month (UTC), unless the operator has given it another number. Refusals and errors are free.`,
    visitorDailyLimit === 0
      ? 'Without an account the playground gives no answers.'
      : `Without an account the playground gives ${counted(visitorDailyLimit, 'answer')} a day (UTC) to one visitor, and ${counted(networkLimit, 'answer')} to all visitors of one network.`,
    ...(practiceDailyLimit === 0
      ? []
      : [`Exercises and feedback cost nothing up to ${counted(practiceDailyLimit, 'answer')} a day.`]),
    ...(burstPerSecond === 0 ? [] : [`An account may ask ${counted(burstPerSecond, 'question')} a second.`]),
  ];
}

export function termsStatement(settings: Settings): Statement {
  return {
    title: 'Terms',
    lead: 'What this service offers, what it asks of you, and what it does not promise. Where the operator has agreed on something else with you, that holds.',
    sections: [
      operatorSection('Who runs it', operatorOf(settings)),
      {
        id: 'offer',
        title: 'What you get',
        paragraphs: ['No payment is taken by this software.'],
        items: limits(settings),
      },
      {
        id: 'key',
        title: 'Your account and its key',
        paragraphs: [
          'Keep your API key and your password to yourself: what is asked with them counts as yours. If somebody else has seen the key, replace it on the dashboard; the old one is refused at once.',
          'You can delete your account at any time on the dashboard. The operator can limit an account.',
        ],
        items: [],
      },
      {
        id: 'asked',
        title: 'What is asked of you',
        paragraphs: [],
        items: [
          'Do not get around the limits, for example with several accounts.',
          'Do not flood the service: others use it, too.',
          'Do not try to use the accounts of others. If you find a weakness, please report it to the operator before you tell others.',
        ],
      },
      {
        id: 'answers',
        title: 'What is not promised',
        paragraphs: [
          'Answers are exact unless they say that they are not, and tests prove the printed steps of many thousands of questions. Still, the software comes as it is, under the MIT licence, without warranty of any kind. Do not rely on it alone where an error would do harm.',
          'The service may change, be interrupted or end.',
        ],
        items: [],
      },
    ],
  };
}
