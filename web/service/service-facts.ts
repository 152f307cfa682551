// What only the settings of the service know: who runs it, its limits, its terms.

import * as v from 'valibot';
import { get } from './http.ts';

const Operator = v.object({
  name: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** An address to open: `mailto:` or `https:`. */
  contact: v.nullable(v.string()),
});
export type Operator = v.InferOutput<typeof Operator>;

const ServiceFacts = v.object({
  operator: Operator,
  /** 0 stands for no limit of bursts and of computing time. */
  limits: v.object({
    monthly_answers: v.number(),
    visitor_daily_answers: v.number(),
    visitor_network_daily_answers: v.number(),
    practice_daily_answers: v.number(),
    burst_per_second: v.number(),
    cpu_percent: v.number(),
    body_bytes: v.number(),
    reply_bytes: v.number(),
    batch_bytes: v.number(),
    batch_seconds: v.number(),
    question_seconds: v.number(),
  }),
});
export type ServiceFacts = v.InferOutput<typeof ServiceFacts>;

const Statement = v.object({
  title: v.string(),
  lead: v.string(),
  sections: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      paragraphs: v.array(v.string()),
      items: v.array(v.string()),
    }),
  ),
});
export type Statement = v.InferOutput<typeof Statement>;

export const readServiceFacts = () => get('/pages/service', ServiceFacts);
export const readStatement = (name: 'terms' | 'privacy') => get(`/pages/${name}`, Statement);
