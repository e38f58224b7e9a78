import type { Draft } from '#src/store/drafts/drafts.ts';

/** Approvals of a draft, and the number of them that are required. */
type Approvals = { approvers: readonly string[]; wanted: number };

/** Who has to approve a draft before it can become public; null where nobody has to. */
export function whoApproves({ act }: Draft, { approvers, wanted }: Approvals): string | null {
  const missing = wanted - approvers.length;
  if (missing <= 0) return null;
  const { name } = act.actor;
  return missing === 1
    ? `an approver or operator other than ${name} has to approve it`
    : `${missing} approvers or operators other than ${name} have to approve it`;
}

/** The commands that lead from a waiting draft to its release, with who gives them. */
export function waysToPublish(draft: Draft, approvals: Approvals): string {
  const { number } = draft;
  const who = whoApproves(draft, approvals);
  return who === null
    ? `plumbline publish ${number} publishes it`
    : `${who} (plumbline approve ${number}), then plumbline publish ${number} publishes it`;
}
