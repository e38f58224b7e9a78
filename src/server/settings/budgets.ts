const seconds = 1_000;
const KiB = 1_024;
const MiB = 1_024 * KiB;

/**
 * What one process may use at a time, in milliseconds, bytes and counts. What an operator decides is a setting
 * (`settings.ts`); these numbers follow from what a visitor waits for and from a process of about one gigabyte, and
 * `tests/faults` attacks the site with them in place.
 */
export const budgets = {
  /** Connections: an address that opens more, or pipelines more, is cut. */
  connections: {
    /**
     * Connections of one network address. What waits in them unread is held by the kernel, some two megabytes each;
     * with more of them that read nothing, other visitors were seen to wait.
     */
    perAddress: 128,
    /** Pipelined requests of one connection that wait for the answer before theirs. */
    pipelined: 64,
    headerBytes: 16 * KiB,
    headersTimeout: 10 * seconds,
    requestTimeout: 30 * seconds,
    /** Longer than the idle timeout of the usual balancers (60 s), so that none sends into a connection just closed. */
    keepAliveTimeout: 65 * seconds,
    /** An answer of which nothing is read for twice as long is cut. Streams send something more often. */
    stallTimeout: 30 * seconds,
    /** When the server ends, what is not answered by then is cut. */
    drainTimeout: 10 * seconds,
  },

  /** Characters of an address: no page, call or filter of the site needs more. */
  addressLength: 4_096,

  /** Requests in progress: beyond them a visitor would wait so long that a refusal helps more. */
  admission: {
    /** Most requests in progress wait for the store; what computes begins one by one. */
    maxRunning: 64,
    maxQueued: 150,
    maxWait: 5 * seconds,
  },

  /** Bodies of forms: each of those that arrive may hold as much memory as the longest that is accepted. */
  bodies: { maxConcurrent: 500, timeout: 10 * seconds },

  /** Milliseconds in which levels or a folder have to arrive at the newsroom. */
  uploadTimeout: 120 * seconds,

  /** Calls to the identity provider of the newsroom; a sign-in takes three or four. */
  openId: { timeout: 10 * seconds, maxConcurrent: 8, maxQueued: 32, resetAfter: 10 * seconds },

  /**
   * What an uploaded archive may unpack to: files, bytes as a multiple of the longest upload, and of the archive's own
   * size. Tables compress to a tenth or less; only archives made to fill a disk compress to a hundredth.
   */
  unpacked: { entries: 20_000, times: 8, ratio: 100 },

  /** Answers that wait for slow readers alone: beyond either number the oldest connections are cut. */
  slowReaders: { maxAnswers: 500, maxBytes: 256 * MiB },

  /**
   * Whole answers in memory. "Not found" answers have a cache of their own, since a flood of random addresses fills it.
   */
  answerCache: {
    foundBytes: 192 * MiB,
    notFoundBytes: 8 * MiB,
    /**
     * Within a release an answer changes with time alone (a level becomes late) or with an external service (the top
     * hat); something may come to be where nothing was found.
     */
    foundTtl: 60 * seconds,
    notFoundTtl: 10 * seconds,
    /** A stale answer is served when it cannot be made anew; the next attempt is made after this time. */
    retryAfter: 1 * seconds,
  },

  /** Addresses with a query whose known part is remembered: parsing a query costs more than an answer from memory. */
  knownAddresses: 2_000,

  /**
   * Answers of the API to pages, in characters: pages have navigation, filters and texts in common. Ten seconds add
   * little to the time that a page itself is cached.
   */
  pageAnswers: { maxSize: 16 * MiB, ttl: 10 * seconds },

  /** The "not found" page names no address: it is rendered once in this time for each language and encoding. */
  notFoundPageTtl: 60 * seconds,

  /** The external content service is asked once in this time for each language. */
  contentTtl: 60 * seconds,

  /** Pictures and PDFs in memory: pages that are served while the store is away need their pictures. */
  storedFileBytes: 32 * MiB,

  /** Scripts and styles of builds that other processes serve. */
  otherBuildBytes: 32 * MiB,

  /** Failures that the browsers of one network address may report in ten minutes. */
  clientReports: 30,

  /** However long something hangs, the process exits this long after it was told to end. */
  exitTimeout: 30 * seconds,
} as const;
