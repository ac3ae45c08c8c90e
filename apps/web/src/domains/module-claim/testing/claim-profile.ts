/** A submitted claim of that request with 480 serial numbers, through the nodes of these codes. */
export const claimProfile = (request: object, codes: readonly number[] = []) => ({
  requestBasicInfo: request,
  moduleClaimInfo: { projectName: 'Ouarzazate Nord 2' },
  addressInfo: null,
  attachmentResList: [],
  requestSerialList: { rows: [], total: 480 },
  solutions: [],
  tips: [],
  processNodes: codes.map((processCode) => ({ processCode, createTime: '2026-11-03T09:12:40Z', etaEtds: [] })),
});
