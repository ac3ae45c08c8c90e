const FILE_PASS = 0x002f;
const END_OF_FILE = 0x000a;
const HEADER_LENGTH = 4;

/** Whether a workbook stream carries the record that announces encryption; it's among the first ones. */
export function isEncrypted(stream: Buffer): boolean {
  for (let at = 0; at + HEADER_LENGTH <= stream.length; at += HEADER_LENGTH + stream.readUInt16LE(at + 2)) {
    const record = stream.readUInt16LE(at);
    if (record === FILE_PASS) return true;
    if (record === END_OF_FILE) return false;
  }
  return false;
}
