/** Takes the place of XMLHttpRequest where files are uploaded; a test adds how `send` is answered. */
export class UploadRequest extends EventTarget {
  upload = new EventTarget();
  status = 200;
  response = new Blob();
  open() {}
  abort() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
}
