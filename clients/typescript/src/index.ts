// What the package exports.

export type { AccountUsage, MonthUsage, RequestCount } from './account-usage.ts';
export type {
  AnyShape,
  CountShape,
  MatrixShape,
  NumberShape,
  PolynomialShape,
  Shape,
  SizeShape,
  VectorShape,
} from './answers.ts';
export type { BatchAnswer, BatchAnswers, BatchSettings, Progress } from './batch.ts';
export { MatrixSteps } from './client.ts';
export type { Compact, CompactChoice, CompactResult } from './compact.ts';
export type * from './derived/groups.ts';
export type * from './derived/operation-names.ts';
export type * from './derived/options.ts';
export type * from './derived/records.ts';
export type * from './derived/sections.ts';
export type { Entry, Matrix, NumberEntry, Row } from './entries.ts';
export type { Answered, Envelope, Included, Result, ShortResult } from './envelope.ts';
export {
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  type ErrorKind,
  InvalidArgumentError,
  InvalidRequestError,
  MalformedReplyError,
  MatrixStepsError,
  NotFoundError,
  QuotaExceededError,
  RateLimitError,
  RequestTooLargeError,
  ServerBusyError,
  ServerError,
  StatusError,
  TimeoutError,
} from './errors.ts';
export type {
  AnsweredQuestion,
  ExerciseOptions,
  Exercises,
  Feedback,
  FeedbackOptions,
  Feedbacks,
  NextStepChoices,
  NextSteps,
  PracticeEnvelope,
  StudentAnswer,
  StudentTask,
  StudentWorking,
  WorkingChoices,
  WorkingFeedbacks,
} from './practice.ts';
export type { Problem } from './problem.ts';
export { Question, type Questions } from './question.ts';
export type { Received } from './received.ts';
export type { Logger, LogLevel } from './logging.ts';
export type { ClientSettings, Fetch } from './settings.ts';
export type { RequestSettings } from './transport.ts';
export type { Usage } from './usage.ts';
