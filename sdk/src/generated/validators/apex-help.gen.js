// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetCallBack = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate0.errors = vErrors, errors === 0;
}
var validateGetCallTimes = validate1;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || data === "vi" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate2.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required" })), data.language !== void 0) {
      let data0 = data.language;
      validate2(data0, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)), typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate1.errors = vErrors, errors === 0;
}
var validateGetHelpArticle = validate3;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 60 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[a-z]{2,3}(-[A-Za-z]{2,4})?$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate5.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.articleId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/articleId", keyword: "required" })), data.articleId !== void 0 && (validate4(data.articleId, { instancePath: instancePath + "/articleId" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
var validateGetHelpArticles = validate6;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "bills" || data === "payments" || data === "plans" || data === "usage" || data === "enrollment" || data === "moving" || data === "outages" || data === "account" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate7.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.words !== void 0) {
      let data0 = data.words;
      typeof data0 == "string" ? ucs2length(data0) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/words", keyword: "maxLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/words", keyword: "type" });
    }
    data.topic !== void 0 && (validate7(data.topic, { instancePath: instancePath + "/topic" }) || (errors = (vErrors ??= []).push(...validate7.errors))), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate6.errors = vErrors, errors === 0;
}
export {
  validateGetCallBack,
  validateGetCallTimes,
  validateGetHelpArticle,
  validateGetHelpArticles
};
