// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetDraft = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 80 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), ucs2length(data) < 3 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 80 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.screen === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/screen", keyword: "required" })), data.screen !== void 0 && (validate1(data.screen, { instancePath: instancePath + "/screen" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.about !== void 0 && (validate2(data.about, { instancePath: instancePath + "/about" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
export {
  validateGetDraft
};
