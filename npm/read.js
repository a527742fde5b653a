// Reads a file of this package where there is `fetch`: in browsers.

/** @param {URL} address @returns {Promise<Uint8Array>} */
export async function read(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
