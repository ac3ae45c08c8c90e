/** Titles of requests that no one has given one. */
export default {
  moduleEnquiry: 'Module enquiry',
  trackerEnquiry: 'Tracker enquiry',
  moduleClaim: 'Module claim',
  trackerClaim: 'Tracker claim',
  modules_one: '{{number}} module',
  modules_other: '{{number}} modules',
};
